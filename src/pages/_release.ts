/** The release of the archive as routes get it. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { once } from '../archive/once.ts';
import { writeRelease, type Release } from '../release/release.ts';
import { SITE_URL } from '../site.ts';
import { archive } from './_archive.ts';

/** Of this process alone, so that two builds in one checkout do not write into each other's release. */
const FOLDER = resolve('.cache', 'release', String(process.pid));
process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

const written = once((all: ReturnType<typeof archive>) => writeRelease(all, FOLDER, SITE_URL));

/** The release, written once. */
export const release = (): Release => written(archive());

/** Where a file of the release lies on this machine. */
export const fileOfRelease = (path: string): string => join(FOLDER, path);

/** The release of the archive as routes get it. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../archive/count/once.ts';
import { WRITTEN } from '../data/release/release-integration.ts';
import { writeRelease, type Release } from '../data/release/release.ts';
import { SITE_URL } from '../site.ts';
import { archive } from './_archive.ts';

const written = once((all: ReturnType<typeof archive>): Release => {
  rmSync(WRITTEN, { recursive: true, force: true });
  const unnamed = join(WRITTEN, 'unnamed');
  const made = writeRelease(all, unnamed, SITE_URL);
  renameSync(unnamed, join(WRITTEN, made.version));
  return made;
});

/** The release, written once. */
export const release = (): Release => written(archive());

/** Where a file of the release lies on this machine. */
export const fileOfRelease = (path: string): string => join(WRITTEN, release().version, path);

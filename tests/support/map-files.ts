/** Real map files for tests. They are not part of the project: their folder is given or next to it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMapFiles } from '../../src/archive/corpus/ingest-maps.ts';

/** Folder of the map files: `FARSEER_MAPS`, or one next to the project. */
const MAPS = resolve(process.env['FARSEER_MAPS'] ?? '../shared/maps');

/** Paths of all map files at hand; empty, and a warning, when there are none. Tests skip then, which must not go unnoticed. */
export function mapFiles(what: string): string[] {
  if (existsSync(MAPS)) return findMapFiles([MAPS]);
  console.warn(`Skipped: ${what}, no ${MAPS} (set FARSEER_MAPS).`);
  return [];
}

export const mapBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));

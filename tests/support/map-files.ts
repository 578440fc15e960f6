/** Real map files for tests. They aren't part of the project; their folder is a setting, or next to the project. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMapFiles } from '../../src/archive/corpus/ingest-maps.ts';

/** Folder of the map files: `FARSEER_MAPS`, or one next to the project. */
const MAPS = resolve(process.env['FARSEER_MAPS'] ?? '../shared/maps');

/**
 * Paths of all available map files; empty with a warning if there are none. Tests are then skipped, which must be
 * noticed.
 */
export function mapFiles(what: string): string[] {
  if (existsSync(MAPS)) return findMapFiles([MAPS]);
  console.warn(`Skipped: ${what}, no ${MAPS} (set FARSEER_MAPS).`);
  return [];
}

export const mapBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));

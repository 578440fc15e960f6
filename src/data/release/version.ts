/** Which release this is. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from './store.ts';

/**
 * Version of the tables: columns are only added within a first number. A column that is added raises the second one;
 * what became of the tables stands in `TABLE_CHANGES`.
 */
export const TABLES_VERSION = '1.1';

export interface TableChange {
  version: string;
  /** Day of the first release that has it. */
  since: string;
  text: string;
}

/** Newest first. */
export const TABLE_CHANGES: readonly TableChange[] = [
  {
    version: TABLES_VERSION,
    since: '2026-11-25',
    text: 'New: the table camps, map_layout and map_match in games, food_lost_at_least in players, and layouts in maps.json.',
  },
  { version: '1.0', since: '2026-11-22', text: 'The first release.' },
];

/**
 * A digest over the files of a release and what describes them. The same release has the same digest whenever it is built, and
 * no two that differ in a byte share one: addresses of the site, terms and clients are part of it.
 */
export function datasetDigest(files: readonly ReleaseFile[], described: string): string {
  const digest = createHash('sha256');
  for (const { path, sha256 } of files) digest.update(`${sha256}  ${path}\n`);
  digest.update(described);
  return digest.digest('hex');
}

/** The version of a release: the one that is kept of it, otherwise that of the tables and the start of its digest. */
export const datasetVersion = (
  digest: string,
  kept: readonly { version: string; digest: string }[],
): string =>
  kept.find((release) => release.digest === digest)?.version ?? `${TABLES_VERSION}-${digest.slice(0, 10)}`;

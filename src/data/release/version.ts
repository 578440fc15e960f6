/** The version of a release. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from './store.ts';

/**
 * Version of the tables. As long as the first number stays the same, columns are only added. An added column raises the
 * second number; `TABLE_CHANGES` has the history.
 */
export const TABLES_VERSION = '1.2';

export interface TableChange {
  version: string;
  /** Day of the first release that has the change. */
  since: string;
  text: string;
}

/** Newest first. */
export const TABLE_CHANGES: readonly TableChange[] = [
  { version: TABLES_VERSION, since: '2026-11-26', text: 'New: the tables supply and ledger.' },
  {
    version: '1.1',
    since: '2026-11-25',
    text: 'New: the table camps, map_layout and map_match in games, food_lost_at_least in players, and layouts in maps.json.',
  },
  { version: '1.0', since: '2026-11-22', text: 'First release.' },
];

/**
 * A digest of a release's files and descriptions. It is the same for every build of a release, and different releases
 * never share one: site addresses, terms and clients are included.
 */
export function datasetDigest(files: readonly ReleaseFile[], described: string): string {
  const digest = createHash('sha256');
  for (const { path, sha256 } of files) digest.update(`${sha256}  ${path}\n`);
  digest.update(described);
  return digest.digest('hex');
}

/**
 * The version of a release: the version of the kept release with this digest, or otherwise the tables' version and the
 * start of the digest.
 */
export const datasetVersion = (
  digest: string,
  kept: readonly { version: string; digest: string }[],
): string =>
  kept.find((release) => release.digest === digest)?.version ?? `${TABLES_VERSION}-${digest.slice(0, 10)}`;

/** The version of a release. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from './store.ts';

/**
 * Version of the tables. As long as the first number stays the same, columns are only added. An added column raises the
 * second number; `TABLE_CHANGES` has the history.
 */
export const TABLES_VERSION = '1.3';

export interface TableChange {
  version: string;
  /** Day of the first release that has the change. */
  since: string;
  text: string;
}

/** Newest first. */
export const TABLE_CHANGES: readonly TableChange[] = [
  {
    version: TABLES_VERSION,
    since: '2026-11-28',
    text:
      'New: patches.json; in objects.json stock, food made, requirements, levels and sources by patch. Games since 1.32.9 ' +
      'are read with the prices, times and food of their own patch, so gold, lumber, made, supply, losses and ledgers of ' +
      'these games changed, and in patches between two known ones the minimum and maximum use both. Supply leaves what ' +
      'was attacked or in a fight and never named again out of its minimum, and a Human building can stand after 0.29 of its time.',
  },
  { version: '1.2', since: '2026-11-26', text: 'New: the tables supply and ledger.' },
  {
    version: '1.1',
    since: '2026-11-25',
    text: 'New: the table camps, map_layout and map_match in games, food_lost_at_least in players, and layouts in maps.json.',
  },
  { version: '1.0', since: '2026-11-22', text: 'First release.' },
];

/**
 * A digest of a release's files and descriptions. It is the same for every build of a release, and different releases
 * never share one: site addresses and terms are included.
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

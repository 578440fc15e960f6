/** Which release this is. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from './store.ts';

/**
 * Version of the tables: columns are only added within a first number. A column that is added raises the second one;
 * what became of the tables stands in `TABLE_CHANGES`.
 */
const TABLES_VERSION = '1.0';

export interface TableChange {
  version: string;
  /** Day of the first release that has it. */
  since: string;
  text: string;
}

/** Newest first. */
export const TABLE_CHANGES: readonly TableChange[] = [
  { version: TABLES_VERSION, since: '2026-11-22', text: 'The first release.' },
];

/**
 * The version of a release: that of the tables, and the start of a digest over the files. The same data have the same
 * version, whenever and wherever they are built, and other data have another one.
 */
export function datasetVersion(files: readonly ReleaseFile[]): string {
  const digest = createHash('sha256');
  for (const { path, sha256 } of files) digest.update(`${sha256}  ${path}\n`);
  return `${TABLES_VERSION}-${digest.digest('hex').slice(0, 10)}`;
}

/** The store of permanent releases: a folder per version, and a list of them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../archive/corpus/disk/write.ts';
import { readJsonFile } from '../../archive/corpus/json-file.ts';
import { TABLES_VERSION } from './version.ts';

const keptSchema = z.array(
  z.strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, such as 1.1.0'),
    digest: z.string().describe('Digest of its files and their descriptions.'),
    updated: z.string().nullable().describe('Time at which its newest game was added.'),
    games: z.int().describe('Number of games in the release.'),
    url: z.url().exactOptional().describe('Address of the release if it is hosted elsewhere.'),
    withdrawn: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The reason why the release was withdrawn, in one sentence.'),
  }),
);

/** A permanent published release. */
export type KeptRelease = z.infer<typeof keptSchema>[number];

/** Absolute path of the store: the folder in `FARSEER_RELEASES`, otherwise the project's `releases/`. */
export const releaseStore = (): string => resolve(process.env['FARSEER_RELEASES'] || 'releases');

const listOf = (store: string): string => join(store, 'index.json');

/** The releases in the store, oldest first. Throws if the list is damaged or a version is missing. */
export function readReleases(store: string = releaseStore()): KeptRelease[] {
  const path = listOf(store);
  const releases = readJsonFile(path, keptSchema) ?? [];
  for (const { version, url, withdrawn } of releases)
    if (url === undefined && withdrawn === undefined && !existsSync(join(store, version, 'sha256sums.txt')))
      throw new Error(
        `${path}: ${version} is not in the store. Put it back, or say where it is (url) or why it is gone (withdrawn).`,
      );
  return releases;
}

/** Writes the list of releases in a store. */
export const writeKept = (store: string, kept: readonly KeptRelease[]): void =>
  writeWhole(listOf(store), `${JSON.stringify(kept, null, 2)}\n`);

/**
 * The next version number: the first two parts are the version of the tables, and the third part counts their releases.
 */
export function nextVersion(kept: readonly KeptRelease[]): string {
  const numbers = kept.flatMap(({ version }) =>
    version.startsWith(`${TABLES_VERSION}.`) ? [Number(version.split('.')[2])] : [],
  );
  return `${TABLES_VERSION}.${Math.max(-1, ...numbers) + 1}`;
}

/** Whether a version is permanent; other versions belong to a single build. */
export const staysAs = (version: string): boolean => /^\d+\.\d+\.\d+$/.test(version);

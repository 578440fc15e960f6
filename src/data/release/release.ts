/** The release of an archive: all its data as files. */
import type { Archive } from '../../archive/count/archive.ts';
import { toldOf } from '../../archive/count/games-on-map.ts';
import { writeClients } from './clients/clients.ts';
import type { Coverage } from './coverage.ts';
import { licenceText } from './licence.ts';
import type { Described } from './packages/about.ts';
import { described, writePackages } from './packages/packages.ts';
import { storeIn } from './store.ts';
import type { ReleasedGame } from './table.ts';
import { TEXT_TYPE } from './types.ts';
import type { KeptRelease } from './kept.ts';
import { datasetDigest, datasetVersion } from './version.ts';
import { writeChanges, writeDocuments, writeSchemas } from './write-documents.ts';
import { writeTables } from './write-tables.ts';

export interface Release extends Described {
  /** By table name. */
  coverage: ReadonlyMap<string, Coverage>;
  digest: string;
}

/**
 * Writes the release of an archive into a folder, which is emptied first. The same archive always produces the same
 * bytes. If a kept release has the same data, this release gets the same version.
 */
export function writeRelease(
  archive: Archive,
  folder: string,
  origin: string,
  { partGames, kept = [] }: { partGames?: number; kept?: readonly KeptRelease[] } = {},
): Release {
  const store = storeIn(folder);
  const { coverage, digests } = writeTables(store, releasedGames(archive), partGames);
  writeDocuments(store, archive, origin);
  writeSchemas(store);
  writeChanges(store, digests);
  store.put('LICENSE.txt', TEXT_TYPE, licenceText());
  writeClients(store, origin);
  const updated =
    archive.games
      .flatMap(({ added }) => added ?? [])
      .sort()
      .at(-1) ?? null;
  const unnamed = { updated, games: archive.games.length, files: store.files };
  const digest = datasetDigest(store.files, described(unnamed, origin));
  const release = { ...unnamed, version: datasetVersion(digest, kept), digest, coverage };
  writePackages(store, release, origin);
  const files = store.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const sums = files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
  const list = files.map(({ path, bytes, rows }) => `${path}\t${bytes}\t${rows ?? ''}\n`).join('');
  store.put('list.txt', TEXT_TYPE, list);
  store.put('sha256sums.txt', TEXT_TYPE, sums);
  return { ...release, files: store.files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

function releasedGames(archive: Archive): ReleasedGame[] {
  return archive.catalogue.sources.map((source) => ({
    ...source,
    chronicleOf: () => toldOf(archive, archive.gameOf(source.game.replayId)),
  }));
}

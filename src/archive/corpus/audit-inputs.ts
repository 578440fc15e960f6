/** Finds and reads the audit's input: recordings, and games stored as records. */
import { resolve } from 'node:path';
import type { Game } from '../../game/game.ts';
import { mapEvidence } from '../../map/ground/evidence.ts';
import { placesIn } from '../../map/story/game-on-map.ts';
import { type AuditInput, findingsOf, type OnMapFindings } from '../audit/audit.ts';
import { askOnMap } from '../audit/place-oracles.ts';
import { checkPlaces } from '../audit/places.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { findRecordings } from './ingest.ts';
import { compareText, isFolder, RECORD_EXTENSION, walk } from './layout.ts';
import { ordersPath, readOrdersFile } from './orders-file.ts';
import { readRecordFile } from './read-record.ts';
import { mapReader, type MapReader } from './map-digests.ts';

/** An unreadable file also has a sentence with the reason. */
export type ReadInput = AuditInput & { sentence?: string };

/**
 * Recordings and records in the given files and folders, including subfolders, sorted by path. Fixtures of the corpus
 * at `root` are only included if they are named explicitly.
 */
export function findAudited(paths: readonly string[], root: string): string[] {
  const records = paths.flatMap((path) => (isFolder(path) ? walk(path).filter(isRecord) : []));
  const files = new Map([...findRecordings(paths, root), ...records].map((path) => [resolve(path), path]));
  return [...files.values()].sort(compareText);
}

/** Reads the files, recordings in parallel, with the maps of the corpus at `root`; results are in path order. */
export async function readAudited(
  paths: readonly string[],
  root: string,
  options: PoolOptions = {},
): Promise<ReadInput[]> {
  const recordings = paths.filter((path) => !isRecord(path));
  const decoded = await decodeFiles(recordings, options);
  const byPath = new Map(recordings.map((path, index) => [path, decoded[index]!]));
  const mapOf = mapReader(root);
  return paths.map((file): ReadInput => {
    const read = byPath.get(file) ?? readRecordFile(file);
    if (read.ok) return inputOf(file, read.value.game, mapOf);
    return { file, failure: read.failure.code, sentence: read.failure.sentence };
  });
}

/** A game with its places, if it has map orders; the orders of a record are in the file next to it. */
function inputOf(file: string, game: Game, mapOf: MapReader): ReadInput {
  const orders = game.orders ?? (isRecord(file) ? readOrdersFile(ordersPath(file)) : null) ?? undefined;
  const read = { ...game, orders };
  return { file, findings: findingsOf(read), ...onMap(read, mapOf) };
}

/** What a game's orders on its map show; empty without orders. `mapOf` finds its map file. */
export function onMap(game: Game, mapOf: MapReader): OnMapFindings {
  const placed = placesIn(game);
  if (!placed) return {};
  const { log, places } = placed;
  const file = mapOf(game, mapEvidence(game, log, places));
  return { places: checkPlaces(places), oracles: askOnMap(game, file) };
}

const isRecord = (path: string): boolean => path.endsWith(RECORD_EXTENSION);

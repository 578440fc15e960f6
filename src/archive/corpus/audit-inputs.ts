/** Finds and reads the audit's input: recordings, and games stored as records. */
import { resolve } from 'node:path';
import { findingsOf, type AuditInput } from '../audit/audit.ts';
import { checkPlaces } from '../audit/places.ts';
import { readOrderLog } from '../../game/derive/places/order-log.ts';
import { findPlaces } from '../../game/derive/places/places.ts';
import type { Game } from '../../game/game.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { findRecordings } from './ingest.ts';
import { compareText, isFolder, RECORD_EXTENSION, walk } from './layout.ts';
import { ordersPath, readOrdersFile } from './orders-file.ts';
import { readRecordFile } from './record.ts';

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

/** Reads the files, recordings in parallel; results are in path order. Never rejects. */
export async function readAudited(paths: readonly string[], options: PoolOptions = {}): Promise<ReadInput[]> {
  const recordings = paths.filter((path) => !isRecord(path));
  const decoded = await decodeFiles(recordings, options);
  const byPath = new Map(recordings.map((path, index) => [path, decoded[index]!]));
  return paths.map((file): ReadInput => {
    const read = byPath.get(file) ?? readRecordFile(file);
    if (read.ok) return inputOf(file, read.value.game);
    return { file, failure: read.failure.code, sentence: read.failure.sentence };
  });
}

/** A game with its places, if it has map orders; the orders of a record are in the file next to it. */
function inputOf(file: string, game: Game): ReadInput {
  const orders = game.orders ?? (isRecord(file) ? readOrdersFile(ordersPath(file)) : null) ?? undefined;
  const read = { ...game, orders };
  const log = readOrderLog(read);
  return { file, findings: findingsOf(read), places: log ? checkPlaces(findPlaces(read, log)) : undefined };
}

const isRecord = (path: string): boolean => path.endsWith(RECORD_EXTENSION);

/** Finds and reads what is to be audited: recordings, and games that are kept as records. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AuditInput } from '../audit/audit.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { sayUnreadable } from './file-facts.ts';
import { findRecordings } from './ingest.ts';
import { compareText, isFolder, RECORD_EXTENSION, walk } from './layout.ts';
import { parseRecord } from './record.ts';

/** A file that gave no game says why in a sentence too. */
export type ReadInput = AuditInput & { sentence?: string };

/**
 * The recordings and records that files and folders stand for, sorted by path: every file that is named, and
 * those of a folder and the folders below it. Fixtures of the corpus at `root` count only when they are named.
 */
export function findAudited(paths: readonly string[], root: string): string[] {
  const records = paths.flatMap((path) => (isFolder(path) ? walk(path).filter(isRecord) : []));
  const found = new Map([...findRecordings(paths, root), ...records].map((path) => [resolve(path), path]));
  return [...found.values()].sort(compareText);
}

/** Reads the files, recordings in parallel; the results stand in the order of the paths. Never rejects. */
export async function readAudited(paths: readonly string[], options: PoolOptions = {}): Promise<ReadInput[]> {
  const recordings = paths.filter((path) => !isRecord(path));
  const decoded = await decodeFiles(recordings, options);
  const byPath = new Map(recordings.map((path, index) => [path, decoded[index]!]));
  return paths.map((file): ReadInput => {
    const read = byPath.get(file);
    if (!read) return readRecordFile(file);
    if (read.ok) return { file, game: read.record.game };
    return { file, failure: read.failure.code, sentence: read.failure.sentence };
  });
}

function readRecordFile(file: string): ReadInput {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { file, failure: 'unreadable', sentence: sayUnreadable(error) };
  }
  const parsed = parseRecord(text);
  if (parsed.ok) return { file, game: parsed.record.game };
  return { file, failure: 'invalid-record', sentence: parsed.sentence };
}

const isRecord = (path: string): boolean => path.endsWith(RECORD_EXTENSION);

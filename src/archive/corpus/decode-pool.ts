/** Decodes many recordings in parallel. */
import { readerFailed, type ReadRecording } from './read-recording.ts';
import { inThreads } from './threads.ts';

/** How recordings are decoded. */
export interface PoolOptions {
  /** Maximum number of threads; one per core by default. */
  threads?: number;
  /** Called after each file with the number of finished files and the total. */
  onDone?: (done: number, of: number) => void;
  /** Script that a thread runs; tests use one that dies. */
  worker?: URL;
}

/**
 * Reads and decodes each file in a worker thread; results are in path order. If a thread dies, only its current file is
 * lost: the result is `damaged`. Never rejects.
 */
export async function decodeFiles(
  paths: readonly string[],
  { threads, onDone, worker = WORKER }: PoolOptions = {},
): Promise<ReadRecording[]> {
  const results: ReadRecording[] = [];
  for await (const result of inThreads(paths, { worker, threads, died: readerFailed })) {
    results.push(result);
    onDone?.(results.length, paths.length);
  }
  return results;
}

const WORKER = new URL('./decode-worker.ts', import.meta.url);

/** Decodes many recordings at once. */
import { readerFailed, type ReadRecording } from './read-recording.ts';
import { inThreads } from './threads.ts';

export interface PoolOptions {
  /** Threads at most; as many as the machine has cores unless stated. */
  threads?: number;
  /** Called when a file is done, with the number of files done so far and of all. */
  onDone?: (done: number, of: number) => void;
  /** Script of a thread; tests put one that dies here. */
  worker?: URL;
}

/**
 * Reads and decodes files, each in a worker thread. The results stand in the order of the paths. A thread that
 * dies costs its one file, which is then `damaged`. Never rejects.
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

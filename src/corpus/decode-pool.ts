/** Decodes many recordings at once. For plain Node only: a bundler would not find the worker's file. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readerFailed, type ReadRecording } from './read-recording.ts';

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
 * dies costs its one file, which is then `damaged`; a new thread goes on with the rest. Never rejects.
 */
export async function decodeFiles(
  paths: readonly string[],
  { threads = availableParallelism(), onDone, worker = WORKER }: PoolOptions = {},
): Promise<ReadRecording[]> {
  const results: ReadRecording[] = [];
  let next = 0;
  let done = 0;

  /** Lets one thread work until no file is left, or until it dies. */
  const runThread = () =>
    new Promise<void>((resolve) => {
      const thread = new Worker(worker);
      let current: number | null = null;
      let death: unknown;
      const settle = (result: ReadRecording) => {
        if (current === null) return;
        results[current] = result;
        current = null;
        onDone?.(++done, paths.length);
      };
      const takeNext = () => {
        if (next >= paths.length) return void thread.terminate();
        current = next++;
        thread.postMessage(paths[current]);
      };
      thread.on('message', (result: ReadRecording) => {
        settle(result);
        takeNext();
      });
      thread.on('error', (error) => (death = error));
      thread.on('exit', () => {
        settle(readerFailed(death));
        resolve();
      });
      takeNext();
    });

  const runUntilDone = async () => {
    while (next < paths.length) await runThread();
  };
  await Promise.all(Array.from({ length: Math.min(threads, paths.length) }, runUntilDone));
  return results;
}

const WORKER = new URL('./decode-worker.ts', import.meta.url);

import type { ReadRequest, Wanted, WorkerMessage } from './messages.ts';
import { startWorker } from './new-reader.ts';
import type { ToRead } from './replay-reader.ts';

/**
 * Reads a file once more, in a worker of its own, for what few ask of it. Rejects with `missing` where that is not to be
 * had.
 */
export async function askOnce<Kind extends Wanted>(
  { file, path, inside }: ToRead,
  wanted: Kind,
  missing: string,
): Promise<Extract<WorkerMessage, { kind: Kind }>> {
  const worker = startWorker();
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(missing));
      worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === wanted) resolve(data as Extract<WorkerMessage, { kind: Kind }>);
        else if (data.kind === 'answer') fail();
      };
      worker.postMessage({ id: 0, path, file, inside, wanted } satisfies ReadRequest);
    });
  } finally {
    worker.terminate();
  }
}

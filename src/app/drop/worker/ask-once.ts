import type { ReadRequest, Wanted, WorkerMessage } from './messages.ts';
import { startWorker } from './new-reader.ts';
import type { ToRead } from './replay-reader.ts';

/** Reads a file again in a separate worker, for rarely needed data. Rejects with `missing` if unavailable. */
export function askOnce<Kind extends Wanted>(
  { file, path, inside }: ToRead,
  wanted: Kind,
  missing: string,
): Promise<Extract<WorkerMessage, { kind: Kind }>> {
  const worker = startWorker();
  const message = new Promise<WorkerMessage>((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(missing));
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === wanted) resolve(data);
      else if (data.kind === 'answer') reject(new Error(missing));
    };
    worker.postMessage({ id: 0, path, file, inside, wanted } satisfies ReadRequest);
  });
  return (message as Promise<Extract<WorkerMessage, { kind: Kind }>>).finally(() => worker.terminate());
}

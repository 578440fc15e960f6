/** Questions about a file that visitors rarely ask: its moves and its chat. */
import { READ_LIMIT_MS } from '../input/failure.ts';
import { MAPS_LIMIT_MS } from './map-texts.ts';
import type { ReadRequest, Wanted, WorkerMessage } from './messages.ts';
import type { ToRead } from './replay-reader.ts';
import { listenTo } from './listen-to.ts';
import { startWorker } from './workers.ts';

/** Maximum wait for an answer, which also needs the archive's maps. */
const LIMIT_MS = READ_LIMIT_MS + MAPS_LIMIT_MS;

type Answer<Kind extends Wanted> = Extract<WorkerMessage, { kind: Kind }>;

/**
 * Reads a file again in a separate worker. Rejects with `missing` if the file has no such data, or if the worker can't
 * start, ends or takes too long.
 */
export function askOnce<Kind extends Wanted>(
  { file, path, inside }: ToRead,
  wanted: Kind,
  missing: string,
): Promise<Answer<Kind>> {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Kind>>();
  const fail = () => reject(new Error(missing));
  const timer = setTimeout(fail, LIMIT_MS);
  listenTo(worker, {
    onMessage: (message) => {
      if (isOf(message, wanted)) resolve(message);
      else if (message.kind === 'answer') fail();
    },
    onError: fail,
    onDeath: fail,
  });
  worker.postMessage({ id: 0, path, file, inside, wanted } satisfies ReadRequest);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

const isOf = <Kind extends Wanted>(message: WorkerMessage, kind: Kind): message is Answer<Kind> =>
  message.kind === kind;

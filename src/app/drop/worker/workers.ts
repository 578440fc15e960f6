/** Starts the workers that read replays and maps. */
import type { MapsRequest, OwnMap, WorkerMessage } from './messages.ts';

/** The visitor's maps, which every worker that reads replays gets. */
let maps: readonly OwnMap[] = [];

const tell = (worker: Worker): void => worker.postMessage({ maps } satisfies MapsRequest);

/** Sets the visitor's maps for workers that start later, and for the one that is running. */
export function useOwnMaps(files: readonly OwnMap[], running: Worker | undefined): void {
  maps = files;
  if (running) tell(running);
}

/** Starts a worker that reads replays, and gives it the visitor's maps. */
export function startWorker(): Worker {
  const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
  if (maps.length > 0) tell(worker);
  return worker;
}

/** Starts a worker that reads map files. */
export const startMapWorker = (): Worker =>
  new Worker(new URL('../maps/map.worker.ts', import.meta.url), { type: 'module' });

/** What may come from a worker that reads replays. */
interface Listeners {
  onMessage: (message: WorkerMessage) => void;
  /** The worker can't start, or its code failed. */
  onError: () => void;
  /** The worker ended silently, or sent what can't be read. */
  onDeath: () => void;
}

/** Listens to a worker, also to its silent end, as far as the browser supports locks. */
export function listenTo(worker: Worker, { onMessage, onError, onDeath }: Listeners): void {
  // If a worker can't start, it reports that only here.
  worker.onerror = (event) => {
    event.preventDefault();
    onError();
  };
  worker.onmessageerror = onDeath;
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'alive') void navigator.locks.request(data.life, onDeath);
    else onMessage(data);
  };
}

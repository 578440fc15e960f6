/** Starts the workers that read replays and maps. */
import type { MapsRequest, OwnMap } from './messages.ts';

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

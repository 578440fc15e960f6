/** The visitor’s map files of this visit: every worker that starts gets them. */
import type { MapsRequest, OwnMap } from './messages.ts';

let maps: readonly OwnMap[] = [];

/** The maps that workers are told from now on. */
export function setOwnMaps(files: readonly OwnMap[]): void {
  maps = files;
}

export const tellOwnMaps = (worker: Worker): void => worker.postMessage({ maps } satisfies MapsRequest);

/** The same for a worker that just started, if there are any. */
export function startWithMaps(worker: Worker): Worker {
  if (maps.length > 0) tellOwnMaps(worker);
  return worker;
}

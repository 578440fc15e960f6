import type { MapsRequest, OwnMap } from './messages.ts';

let maps: readonly OwnMap[] = [];

/** Sets the maps sent to workers. */
export function setOwnMaps(files: readonly OwnMap[]): void {
  maps = files;
}

export const tellOwnMaps = (worker: Worker): void => worker.postMessage({ maps } satisfies MapsRequest);

/** Sends the visitor's maps to a new worker, if there are any. */
export function startWithMaps(worker: Worker): Worker {
  if (maps.length > 0) tellOwnMaps(worker);
  return worker;
}

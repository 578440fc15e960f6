import { startWithMaps } from './own-maps.ts';
import { ReplayReader } from './replay-reader.ts';

/** Starts the replay worker from the build. */
export const startWorker = (): Worker =>
  startWithMaps(new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' }));

/** Starts the map file worker from the build. */
export const startMapWorker = (): Worker =>
  new Worker(new URL('../maps/map.worker.ts', import.meta.url), { type: 'module' });

export const newReader = (): ReplayReader => new ReplayReader(startWorker);

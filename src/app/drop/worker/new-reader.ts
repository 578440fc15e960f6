import { startWithMaps } from './own-maps.ts';
import { ReplayReader } from './replay-reader.ts';

/** Starts the worker of the build. */
export const startWorker = (): Worker =>
  startWithMaps(new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' }));

/** Starts the build's map file reader. */
export const startMapWorker = (): Worker =>
  new Worker(new URL('../maps/map.worker.ts', import.meta.url), { type: 'module' });

export const newReader = (): ReplayReader => new ReplayReader(startWorker);

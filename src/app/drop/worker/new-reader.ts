import { startWithMaps } from './own-maps.ts';
import { ReplayReader } from './replay-reader.ts';

/** Starts the worker that reads replays. */
export const startWorker = (): Worker =>
  startWithMaps(new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' }));

/** Starts the worker that reads map files. */
export const startMapWorker = (): Worker =>
  new Worker(new URL('../maps/map.worker.ts', import.meta.url), { type: 'module' });

export const newReader = (afterPaint?: (then: () => void) => unknown): ReplayReader =>
  new ReplayReader(startWorker, undefined, afterPaint);

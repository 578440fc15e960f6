import { startWithMaps } from './visitors-maps.ts';
import { ReplayReader } from './replay-reader.ts';

/** Starts the worker that reads replays. */
export const startWorker = (): Worker =>
  startWithMaps(new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' }));

export const newReader = (afterPaint?: (then: () => void) => unknown): ReplayReader =>
  new ReplayReader(startWorker, undefined, afterPaint);

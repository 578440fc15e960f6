import { ReplayReader } from './replay-reader.ts';

/** A reader with the worker of the build. */
export const newReader = (): ReplayReader =>
  new ReplayReader(() => new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' }));

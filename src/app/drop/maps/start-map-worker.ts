/** Starts the worker that reads map files. */
export const startMapWorker = (): Worker =>
  new Worker(new URL('./map.worker.ts', import.meta.url), { type: 'module' });

/** Measured inside the page, from posting the bytes to having the answer, in ms and in the order of the recordings. */
export interface Measured {
  /** Each recording as the first of a new worker, whose start is included. */
  cold: number[];
  /** Each recording in one worker that has read all of them before: one list for each further pass. */
  warm: number[][];
}

/** Reads all recordings once cold, then in one worker `passes` times after a first pass that is not counted. */
export type Measure = (addresses: readonly string[], passes: number) => Promise<Measured>;

/** Offers `measure` to whoever drives the page, for one kind of worker. */
export function offerMeasure(start: () => Worker): void {
  const measure: Measure = async (addresses, passes) => {
    const files = await Promise.all(addresses.map(async (one) => (await fetch(one)).arrayBuffer()));
    const cold: number[] = [];
    for (const file of files) {
      const began = performance.now();
      const worker = start();
      cold.push(await read(worker, file, began));
      worker.terminate();
    }
    const worker = start();
    const warm: number[][] = [];
    for (let pass = 0; pass <= passes; pass++) {
      const times: number[] = [];
      for (const file of files) times.push(await read(worker, file, performance.now()));
      if (pass > 0) warm.push(times);
    }
    worker.terminate();
    return { cold, warm };
  };
  Object.assign(globalThis, { measure });
}

function read(worker: Worker, file: ArrayBuffer, since: number): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.onmessage = () => resolve(performance.now() - since);
    const copy = file.slice(0);
    worker.postMessage(copy, [copy]);
  });
}

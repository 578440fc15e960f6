/** Measured inside the page: from posting the bytes to having the answer. */
export interface Measured {
  /** First recording in a new worker, its start included, in ms. */
  cold: number;
  /** Later times in the same worker, in ms. */
  warm: number[];
}

/** Reads one recording in a new worker, `runs` times after the first. */
export type Measure = (address: string, runs: number) => Promise<Measured>;

/** Offers `measure` to whoever drives the page, for one kind of worker. */
export function offerMeasure(start: () => Worker): void {
  const measure: Measure = async (address, runs) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const began = performance.now();
    const worker = start();
    const once = (since: number): Promise<number> =>
      new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
        worker.onmessage = () => resolve(performance.now() - since);
        worker.postMessage(bytes.slice(0));
      });
    const cold = await once(began);
    const warm: number[] = [];
    for (let run = 0; run < runs; run++) warm.push(await once(performance.now()));
    worker.terminate();
    return { cold, warm };
  };
  Object.assign(globalThis, { measure });
}

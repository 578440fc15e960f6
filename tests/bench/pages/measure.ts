import type { Times } from '../time.ts';

/** Parts for a worker to time. Without passes, it reads once, and the page measures the time. */
export interface Request {
  files: readonly ArrayBuffer[];
  parts: readonly string[];
  passes: number;
}

export interface Measured {
  /** One time each: from starting a new worker to its answer. */
  cold: Times;
  /** Times in one worker that had read all recordings before. */
  warm: Times;
}

/** Fetches recordings and times parts of reading them: some in a new worker each, and some `passes` times in one. */
export type Measure = (
  addresses: readonly string[],
  parts: { cold: readonly string[]; warm: readonly string[] },
  passes: number,
) => Promise<Measured>;

/** Offers `measure` to the program that drives the page, for one kind of worker. */
export function offerMeasure(start: () => Worker): void {
  const measure: Measure = async (addresses, parts, passes) => {
    const files = await Promise.all(addresses.map(async (one) => (await fetch(one)).arrayBuffer()));
    const cold: Times = Object.fromEntries(parts.cold.map((name) => [name, []]));
    for (const file of files)
      for (const [name, times] of Object.entries(cold)) {
        const began = performance.now();
        await ask(start(), { files: [file], parts: [name], passes: 0 });
        times.push([performance.now() - began]);
      }
    return { cold, warm: await ask(start(), { files, parts: parts.warm, passes }) };
  };
  Object.assign(globalThis, { measure });
}

function ask(worker: Worker, request: Request): Promise<Times> {
  return new Promise<Times>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.onmessage = ({ data }: MessageEvent<Times>) => resolve(data);
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** Time per slice in ms: together with the browser's own work, a task then takes less time than visitors notice. */
const SLICE_MS = 12;

/** Lets the page handle pending events. Uses a message, because a nested timer waits 4 ms. */
export const breathe = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Runs stepwise work without blocking the page, starting in a separate task. */
export async function inSlices<T>(steps: Iterator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    await breathe();
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
  }
}

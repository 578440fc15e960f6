/** In ms; with what the browser does besides, a task stays below what a visitor notices. */
const SLICE_MS = 12;

/** Lets the page answer what has happened meanwhile. By a message: a timer that follows another has to wait 4 ms. */
export const breathe = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Does work that comes in small steps so that it never keeps the page from answering; it begins in a task of its own. */
export async function inSlices<T>(steps: Iterator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    await breathe();
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
  }
}

/** In ms; with what the browser does besides, a task stays below what a visitor notices. */
const SLICE_MS = 12;

/** Lets the page answer what has happened meanwhile. */
export const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

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

/** Runs stepwise work to the end. */
export function wholly<T>(steps: Iterator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

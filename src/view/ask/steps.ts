/** Work that comes in small steps, done without a break. */
export function wholly<T>(steps: Iterator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

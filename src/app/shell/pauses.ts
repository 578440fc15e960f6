/** How long to work before the page may react to its visitor, in ms. */
const AT_A_TIME_MS = 20;

/** Starts long work. Calls of the returned function pause it whenever it has worked for long enough. */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_TIME_MS) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}

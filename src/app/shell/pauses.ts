/** How long to work without a pause, in ms; during a pause, the page can react to its visitor. */
const AT_A_TIME_MS = 20;

/**
 * Begins long work. Call the returned function often and await its result: it pauses the work when enough time has
 * passed.
 */
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

/** Addresses that once were files of a game, and the part of a page that offers the same now. Runs anywhere. */
const PARTS = {
  'apm.csv': 'orders/#apm',
  'build-orders.csv': 'orders/#build-orders',
  'build-orders.txt': 'orders/#build-orders',
  'spending.csv': '#spending',
} as const;

/** No other characters are in the id of a game, so nothing that was asked for gets into a header of the answer. */
const GAME = '/replays/[A-Za-z0-9._-]+/';

/** Each of them: a regular expression of one group that PCRE, Go and JavaScript read alike, and what comes after the group. */
export const MOVED: readonly { pattern: string; part: string }[] = Object.entries(PARTS).map(
  ([file, part]) => ({ pattern: `^(${GAME})${file.replace('.', '\\.')}$`, part }),
);

/** Where an address has moved to; null for all others. */
export function movedTo(path: string): string | null {
  for (const { pattern, part } of MOVED) {
    const game = new RegExp(pattern).exec(path)?.[1];
    if (game !== undefined) return game + part;
  }
  return null;
}

/** The `_redirects` file, for hosts that only have files. */
export const redirectsFile = (): string =>
  Object.entries(PARTS)
    .map(([file, part]) => `/replays/:game/${file} /replays/:game/${part} 301\n`)
    .join('');

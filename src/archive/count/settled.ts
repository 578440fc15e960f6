/**
 * Which of many games stand for all of them, where a game more or less would otherwise change the pages of all: those that came in
 * first, in steps. An archive that grows by one game then prints that one, and a whole group only now and then.
 */

/** Of fewer all count. */
const MANY = 32;
/** Steps between a power of two and the next. */
const STEPS = 8;

/** How many of `n` count: all of few; of more, at least 8 of 9. */
export function settledCount(n: number): number {
  if (n < MANY) return n;
  const step = 2 ** Math.floor(Math.log2(n)) / STEPS;
  return n - (n % step);
}

/** Those of a group that count, `arrival` being what sorts by when they came in. */
export const settled = <T>(group: readonly T[], arrival: (one: T) => string): T[] =>
  group
    .map((one) => [arrival(one), one] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, settledCount(group.length))
    .map(([, one]) => one);

/** Sorts games by when they came in, those of which nothing says it last, and then by id. */
export const arrivalOf = (added: string | null | undefined, replayId: string): string =>
  `${added ?? '~'} ${replayId}`;

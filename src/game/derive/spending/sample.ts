import type { Band } from '../../spending-schema.ts';
import type { Times } from './payments.ts';

const MINUTE_MS = 60_000;
/** Longer games are sampled no further, however long a recording claims to be; the end is always there. */
const MOST_MINUTES = 240;

/** Each whole minute of a game, and its end, in ms. */
export function sampleTimes(endMs: number): number[] {
  const minutes = Math.min(MOST_MINUTES, Math.ceil(endMs / MINUTE_MS));
  return [...Array.from({ length: minutes }, (_, minute) => minute * MINUTE_MS), endMs];
}

/** The sum of all changes, `by` an amount at a time in ms, up to each time that `sampleTimes` gives, that time included. */
export function sums<T extends { ms: number }>(
  changes: readonly T[],
  by: (change: T) => number,
  times: readonly number[],
): number[] {
  const added = times.map(() => 0);
  // What is dated after the end, by a slack of the queues, was there in the end.
  const last = times.length - 1;
  for (const change of changes) added[Math.min(last, Math.ceil(change.ms / MINUTE_MS))]! += by(change);
  let sum = 0;
  return added.map((more) => (sum += more));
}

/** How many there were by each time. */
export function bandOf({ least, most }: Times, times: readonly number[]): Band {
  const added = (moments: readonly number[]) =>
    sums(
      moments.map((ms) => ({ ms })),
      () => 1,
      times,
    );
  return { least: added(least), most: added(most) };
}

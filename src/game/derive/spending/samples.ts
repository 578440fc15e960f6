/** Amounts at every minute of a game: sums of what changed until then. */
import type { Band } from '../../spending-schema.ts';
import type { Times } from './payments.ts';

const MINUTE_MS = 60_000;
/** Longer games get no more samples, whatever length a recording claims. The end is always included. */
const MAX_MINUTES = 240;

/** Every whole minute of a game and its end, in ms. */
export function sampleTimes(endMs: number): number[] {
  const minutes = Math.min(MAX_MINUTES, Math.ceil(endMs / MINUTE_MS));
  return [...Array.from({ length: minutes }, (_, minute) => minute * MINUTE_MS), endMs];
}

/** Running totals of changes (`by` gives the amount) at each time of `sampleTimes`, inclusive. */
export function sums<T extends { ms: number }>(
  changes: readonly T[],
  by: (change: T) => number,
  times: readonly number[],
): number[] {
  const added = times.map(() => 0);
  // Changes slightly after the end, within the queue tolerance, are counted as if they came at the end.
  const last = times.length - 1;
  for (const change of changes) added[Math.min(last, Math.ceil(change.ms / MINUTE_MS))]! += by(change);
  let sum = 0;
  return added.map((more) => (sum += more));
}

/** How many of the confirmed and of the possible moments there were by each time. */
export function bandOfTimes({ least, most }: Times, times: readonly number[]): Band {
  const added = (moments: readonly number[]) =>
    sums(
      moments.map((ms) => ({ ms })),
      () => 1,
      times,
    );
  return { least: added(least), most: added(most) };
}

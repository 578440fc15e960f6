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

/** An amount at a time in ms. */
interface Change {
  ms: number;
  by: number;
}

/** The sum of all changes up to each time, that time included; times ascend. */
export function sums(changes: readonly Change[], times: readonly number[]): number[] {
  const sorted = changes.toSorted((a, b) => a.ms - b.ms);
  let next = 0;
  let sum = 0;
  return times.map((until, index) => {
    // What is dated after the end, by a slack of the queues, was there in the end.
    const last = index === times.length - 1;
    for (; next < sorted.length && (last || sorted[next]!.ms <= until); next++) sum += sorted[next]!.by;
    return sum;
  });
}

/** How many there were by each time. */
export const counted = ({ least, most }: Times, times: readonly number[], each = 1): Band => ({
  least: sums(
    least.map((ms) => ({ ms, by: each })),
    times,
  ),
  most: sums(
    most.map((ms) => ({ ms, by: each })),
    times,
  ),
});

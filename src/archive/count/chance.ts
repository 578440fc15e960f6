/**
 * Statistical confidence for small samples: an exact test, and an interval for a median. Both treat people, not games,
 * as the units.
 */
import { quantile } from '../../game/quantiles.ts';

/** Results count as significant if their probability by chance is lower than this. */
export const SIGNIFICANT = 0.05;
/** Minimum number of people for an interval; fewer people don't represent others. */
const PEOPLE_FROM = 5;
/** Number of samples drawn from the people for an interval. */
const DRAWS = 1000;
/** Half of five percent, for each end of the interval. */
const TAIL = 0.025;

/**
 * The exact two-sided sign test: the probability, from 0 to 1, that chance produces a count at least this uneven. The
 * counted items must be independent, such as pairs of players.
 */
export function signTest(more: number, fewer: number): number {
  const n = more + fewer;
  const smaller = Math.min(more, fewer);
  // Sums the probability of all splits at most as even; each binomial coefficient follows from the previous one.
  let [ways, share] = [2 ** -n, 0];
  for (let k = 0; k <= smaller; k++) {
    share += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, 2 * share);
}

/**
 * The 95 % confidence interval of the median for similar players. It is a bootstrap that draws people with all their
 * values a thousand times, always in the same sequence. Null for fewer than five people.
 */
export function medianInterval(people: readonly (readonly number[])[]): { from: number; to: number } | null {
  if (people.length < PEOPLE_FROM) return null;
  const next = randomNumbers();
  const values = people
    .flatMap((person, personIndex) => person.map((value) => ({ value, of: personIndex })))
    .sort((a, b) => a.value - b.value);
  const times = new Int32Array(people.length);
  const medians = Array.from({ length: DRAWS }, () => {
    times.fill(0);
    let count = 0;
    for (let n = 0; n < people.length; n++) {
      const drawn = Math.floor(next() * people.length);
      times[drawn]! += 1;
      count += people[drawn]!.length;
    }
    return medianDrawn(values, times, count);
  }).sort((a, b) => a - b);
  return { from: quantile(medians, TAIL), to: quantile(medians, 1 - TAIL) };
}

/**
 * The median of a draw, rounded down. A person's values count as often as the person was drawn. Sorting each draw would
 * take thirty times as long.
 */
function medianDrawn(
  sorted: readonly { value: number; of: number }[],
  times: Int32Array,
  count: number,
): number {
  const [below, above] = [Math.floor((count - 1) / 2), Math.ceil((count - 1) / 2)];
  let passed = 0;
  let lower: number | null = null;
  for (const { value, of } of sorted) {
    passed += times[of]!;
    if (passed > below) lower ??= value;
    if (passed > above) return Math.floor((lower! + value) / 2);
  }
  throw new RangeError('No value was drawn');
}

/**
 * The random number generator mulberry32 with a fixed seed, so that builds of the same games produce the same numbers.
 */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

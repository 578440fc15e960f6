/** How far so few games can tell anything: an exact test, and an interval of a median. Both count people, not games. */
import { quantile } from '../../game/quantiles.ts';

/** Results that chance gives less often than this count as no chance. */
export const SIGNIFICANT = 0.05;
/** Medians of fewer people say nothing of others. */
const PEOPLE_FROM = 5;
const DRAWS = 1000;
/** Half of five percent at either end. */
const TAIL = 0.025;

/**
 * How often chance alone gives so uneven a count, or a more uneven one: the exact sign test with both ends, from 0 to 1. Each count
 * has to be of something independent, such as pairs of players.
 */
export function signTest(more: number, fewer: number): number {
  const n = more + fewer;
  const least = Math.min(more, fewer);
  // The share of all ways to fall that are at most as even: each binomial coefficient follows from the one before.
  let [ways, share] = [2 ** -n, 0];
  for (let k = 0; k <= least; k++) {
    share += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, 2 * share);
}

/**
 * Where the median lies with 95 % confidence if other people like these had played: people are drawn again and again with all
 * their values, a thousand times, always in the same order. Null for fewer than five people.
 */
export function medianInterval(people: readonly (readonly number[])[]): { from: number; to: number } | null {
  if (people.length < PEOPLE_FROM) return null;
  const next = randomNumbers();
  const values = people
    .flatMap((person, of) => person.map((value) => ({ value, of })))
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

/** The median of so many values, those of a person as often as it was drawn; rounded down. Sorting each draw would take thirty times as long. */
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

/** The generator mulberry32 with one fixed start: the same build of the same games has the same numbers. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

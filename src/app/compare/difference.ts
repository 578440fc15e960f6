/** Differences between the two sides and their words, the same wherever one is shown. */
import { formatClock, toSeconds } from '../../game/clock.ts';
import type { Bounds } from '../../game/made-before.ts';
import { numberMade } from '../../view/words.ts';

/** The two sides are told apart by these letters: two players may have one name. */
export type SideLetter = 'A' | 'B';

/**
 * Seconds by which A was earlier; negative where B was. Taken between the whole seconds that are shown, so that
 * nobody who subtracts the two clocks finds something else.
 */
export const secondsAhead = (a: number, b: number): number => toSeconds(b) - toSeconds(a);

/** Such a difference in words: "A 12 s earlier", "B 1:12 earlier", "same second". */
export function aheadText(seconds: number): string {
  if (seconds === 0) return 'same second';
  const size = Math.abs(seconds);
  return `${seconds > 0 ? 'A' : 'B'} ${size < 60 ? `${size} s` : formatClock(size * 1000)} earlier`;
}

/** A's number less B's in words: "A 3–5 more", "the same", "not certain". */
export function moreText({ min, max }: Bounds): string {
  if (min === 0 && max === 0) return 'the same';
  if (min <= 0 && max >= 0) return 'not certain';
  return min > 0 ? `A ${numberMade({ min, max })} more` : `B ${numberMade({ min: -max, max: -min })} more`;
}

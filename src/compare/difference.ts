/** Differences between the two sides and their words, the same wherever one is shown. */
import { formatClock, toSeconds } from '../replay/clock.ts';

/** The two sides are told apart by these letters: two players may have one name. */
export type Letter = 'A' | 'B';

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

/** A difference of numbers in words: "A 3 more", "the same". */
export function moreText(difference: number): string {
  if (difference === 0) return 'the same';
  return `${difference > 0 ? 'A' : 'B'} ${Math.abs(difference)} more`;
}

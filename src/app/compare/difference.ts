/** Differences between the two sides with their wording, shared by the whole page. */
import { formatClock, toSeconds } from '../../game/clock.ts';
import type { Bounds } from '../../game/made-before.ts';
import { numberMade } from '../../view/step-text.ts';

/**
 * Seconds by which A was earlier; negative if B was. Uses the displayed whole seconds, so that subtracting the two
 * times gives the same result.
 */
export const secondsAhead = (a: number, b: number): number => toSeconds(b) - toSeconds(a);

/** Describes a time difference: "A 12 s earlier", "B 1:12 earlier", "same second". */
export function aheadText(seconds: number): string {
  if (seconds === 0) return 'same second';
  const size = Math.abs(seconds);
  return `${seconds > 0 ? 'A' : 'B'} ${size < 60 ? `${size} s` : formatClock(size * 1000)} earlier`;
}

/** Describes A's number minus B's: "A 3–5 more", "the same", "not certain". */
export function moreText({ min, max }: Bounds): string {
  if (min === 0 && max === 0) return 'the same';
  if (min <= 0 && max >= 0) return 'not certain';
  return min > 0
    ? DIFFERENCE_WORDS.more('A', numberMade({ min, max }))
    : DIFFERENCE_WORDS.more('B', numberMade({ min: -max, max: -min }));
}

/** Letters for the two sides, because two players may have the same name. */
export type SideLetter = 'A' | 'B';

/** Texts for differences in time or number, in the last column of tables. */
const DIFFERENCE_WORDS = {
  more: (side: SideLetter, difference: string): string => `${side} ${difference} more`,
};

/** Reasons why a row has only one side. */
export const GAPS = {
  race: 'not of this race',
  over: 'game over by then',
  never: 'not ordered',
} as const;

const PLACES = ['First', 'Second', 'Third'];

/** The position of a hero in words, counted from 0. */
export const heroPlace = (index: number): string => `${PLACES[index] ?? `${index + 1}th`} hero`;

/** Labels a side's line in a drawing. */
export const sideLabel = (side: SideLetter, player: string): string => `${side}: ${player}`;

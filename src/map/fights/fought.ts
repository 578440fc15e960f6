import type { Places } from '../../game/derive/places/places.ts';
import { SPANS, writeStrip } from '../track/strip-code.ts';

/** Fight facts shown in lists. */
export interface Fought {
  fights: number;
  /**
   * How evenly two sides attacked: the lower number of attack orders as a percentage of the higher. Null unless
   * exactly two sides gave attack orders.
   */
  even: number | null;
  /** The attack orders of two sides over the game (see `strip-code.ts`); empty for any other number of sides. */
  strip: string;
}

/** Counts the fights and attack orders of a game with length `lengthMs`. */
export function foughtOf(
  { fights, hostile, sides }: Pick<Places, 'fights' | 'hostile' | 'sides'>,
  lengthMs: number,
): Fought {
  if (sides.length !== 2) return { fights: fights.length, even: null, strip: '' };
  const counts = sides.map(({ slots }) => {
    const spans = new Array<number>(SPANS).fill(0);
    for (const { slot, ms } of hostile)
      if (slots.includes(slot) && ms < lengthMs) spans[Math.floor((ms / lengthMs) * SPANS)]!++;
    return spans;
  }) as [number[], number[]];
  const [fewer, more] = counts
    .map((spans) => spans.reduce((sum, count) => sum + count, 0))
    .sort((a, b) => a - b) as [number, number];
  return {
    fights: fights.length,
    even: fewer === 0 ? null : Math.round((100 * fewer) / more),
    strip: more === 0 ? '' : writeStrip(counts),
  };
}

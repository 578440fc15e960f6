import type { Places } from '../../game/derive/places/places.ts';
import type { ToldGame } from '../story-schema.ts';
import { foodOverTime } from './food-over-time.ts';
import { SPANS, writeStrip } from '../track/strip-code.ts';

/** Fight facts shown in lists. */
export interface FightFacts {
  fights: number;
  /**
   * How evenly two sides attacked: the lower number of attack orders as a percentage of the higher. Null unless
   * exactly two sides gave attack orders.
   */
  even: number | null;
  /** What two sides brought to fights over the game (see `strip-code.ts`); empty for any other number of sides. */
  strip: string;
}

/** Counts the fights and attack orders of a game with length `lengthMs`; `told` are its fights as told. */
export function fightFactsOf(
  { fights, hostile, sides }: Pick<Places, 'fights' | 'hostile' | 'sides'>,
  told: ToldGame['fights'],
  lengthMs: number,
): FightFacts {
  if (sides.length !== 2) return { fights: fights.length, even: null, strip: '' };
  const [fewer, more] = sides
    .map(({ slots }) => hostile.filter(({ slot, ms }) => slots.includes(slot) && ms < lengthMs).length)
    .sort((a, b) => a - b) as [number, number];
  return {
    fights: fights.length,
    even: fewer === 0 ? null : Math.round((100 * fewer) / more),
    strip: foodStrip(told, lengthMs),
  };
}

/** What two sides brought to the fights of a game with length `lengthMs`, as a strip; empty if nobody fought. */
export function foodStrip(told: ToldGame['fights'], lengthMs: number): string {
  const food = foodOverTime(told, { spanMs: lengthMs / SPANS, spans: SPANS });
  return food.flat().some((least) => least > 0) ? writeStrip(food) : '';
}

import type { Places } from '../../game/derive/places/places.ts';
import type { ToldGame } from '../story-schema.ts';
import { foodOverTime } from './food-over-time.ts';
import { SPANS, writeStrip } from '../track/strip-code.ts';

/** Fight facts shown in lists. */
export interface Fought {
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
export function foughtOf(
  { fights, hostile, sides }: Pick<Places, 'fights' | 'hostile' | 'sides'>,
  told: ToldGame['fights'],
  lengthMs: number,
): Fought {
  if (sides.length !== 2) return { fights: fights.length, even: null, strip: '' };
  const [fewer, more] = sides
    .map(({ slots }) => hostile.filter(({ slot, ms }) => slots.includes(slot) && ms < lengthMs).length)
    .sort((a, b) => a - b) as [number, number];
  const food = foodOverTime(told, { spanMs: lengthMs / SPANS, spans: SPANS });
  return {
    fights: fights.length,
    even: fewer === 0 ? null : Math.round((100 * fewer) / more),
    strip: food.flat().some((least) => least > 0) ? writeStrip(food) : '',
  };
}

/**
 * The strip of a game of two sides whose single orders are not at hand: the attack orders of each fight, spread over
 * its time. Empty if there are no fights.
 */
export function stripOfFights(
  fights: readonly { startMs: number; endMs: number; orders: readonly number[] }[],
  lengthMs: number,
): string {
  const counts = [0, 1].map(() => new Array<number>(SPANS).fill(0)) as [number[], number[]];
  const spanOf = (ms: number) => Math.min(SPANS - 1, Math.floor((ms / lengthMs) * SPANS));
  for (const { startMs, endMs, orders } of fights) {
    const [from, to] = [spanOf(startMs), spanOf(endMs)];
    for (const [side, spans] of counts.entries())
      for (let span = from; span <= to; span++) spans[span]! += (orders[side] ?? 0) / (to - from + 1);
  }
  return fights.length === 0 ? '' : writeStrip(counts);
}

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

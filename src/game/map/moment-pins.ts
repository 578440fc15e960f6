import { fromClass, WHOLE_GAME } from './first-minutes.ts';
import { formatClock } from '../clock.ts';
import type { Moment } from '../derive/moments/moment.ts';
import type { Point } from '../derive/places/point.ts';

/** A key moment that has a place, as it stands on the card and in the list. */
export interface MomentPin {
  /** Counted over those that have a place, by time. */
  number: number;
  at: Point;
  /** Index of its side; null for what belongs to both. */
  side: number | null;
  /** Class of its time, see `momentClasses`. */
  late: string;
  ms: number;
}

type PinnedMoment = Pick<Moment, 'ms' | 'endMs' | 'kind' | 'at' | 'side'>;

/** The fragment that links to a moment of a game, such as "t=9:42". */
export const momentFragment = (ms: number): string => `t=${formatClock(ms)}`;

/**
 * The class of each moment by when it was over. How a game ended, and what counts all orders for a unit, belongs to
 * the whole game.
 */
export function momentClasses(moments: readonly Pick<Moment, 'ms' | 'endMs' | 'kind'>[]): string[] {
  const lastFight = Math.max(0, ...moments.map(({ kind, endMs }) => (kind === 'fight' ? (endMs ?? 0) : 0)));
  return moments.map(({ ms, endMs, kind }) =>
    kind === 'leave' || kind === 'unit' || (kind === 'fight' && endMs === lastFight)
      ? WHOLE_GAME
      : fromClass(Math.max(ms, endMs ?? 0)),
  );
}

/** The pin of each moment, in their order; null for those without a place. */
export function pinsOf(moments: readonly PinnedMoment[]): (MomentPin | null)[] {
  let number = 0;
  const classes = momentClasses(moments);
  return moments.map(({ ms, at, side }, index) =>
    at ? { number: ++number, at, side, late: classes[index]!, ms } : null,
  );
}

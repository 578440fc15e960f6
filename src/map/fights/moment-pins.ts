import { fromClass, WHOLE_GAME } from './first-minutes.ts';
import { formatClock } from '../../game/clock.ts';
import type { Moment } from '../../game/derive/moments/moment.ts';
import type { Point } from '../../game/derive/places/point.ts';

/** A key moment with a place, for the card and the list. */
export interface MomentPin {
  /** Number by time among the moments with a place. */
  number: number;
  at: Point;
  /** Index of the moment's side; null if the moment belongs to both. */
  side: number | null;
  /** Spoiler class, see `momentClasses`. */
  late: string;
  ms: number;
}

type PinnedMoment = Pick<Moment, 'ms' | 'endMs' | 'kind' | 'at' | 'side'>;

/** The fragment that links to a moment of a game, such as "t=9:42". */
export const momentFragment = (ms: number): string => `t=${formatClock(ms)}`;

/**
 * The spoiler class of each moment, by its end. The game's end, and moments that count a unit's orders over the whole
 * game, get the whole-game class.
 */
export function momentClasses(moments: readonly Pick<Moment, 'ms' | 'endMs' | 'kind'>[]): string[] {
  const lastFight = Math.max(0, ...moments.map(({ kind, endMs }) => (kind === 'fight' ? (endMs ?? 0) : 0)));
  return moments.map(({ ms, endMs, kind }) =>
    kind === 'leave' || kind === 'unit' || (kind === 'fight' && endMs === lastFight)
      ? WHOLE_GAME
      : fromClass(Math.max(ms, endMs ?? 0)),
  );
}

/** The pin of each moment in order; null for those without a place. */
export function pinsOf(moments: readonly PinnedMoment[]): (MomentPin | null)[] {
  let number = 0;
  const classes = momentClasses(moments);
  return moments.map(({ ms, at, side }, index) =>
    at ? { number: ++number, at, side, late: classes[index]!, ms } : null,
  );
}

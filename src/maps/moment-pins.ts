import { formatClock } from '../replay/clock.ts';
import type { Moment } from '../replay/derive/moments/moment.ts';
import type { Point } from '../replay/derive/places/point.ts';

/** A key moment that has a place, as it stands on the card and in the list. */
export interface MomentPin {
  /** Counted over those that have a place, by time. */
  number: number;
  at: Point;
  /** Index of its side; null for what belongs to both. */
  side: number | null;
  /** Id of its mark, by which a link finds it; null where an earlier one has it. */
  id: string | null;
}

/** The fragment that links to a moment of a game, such as "t=9:42". */
export const momentFragment = (ms: number): string => `t=${formatClock(ms)}`;

/** The pin of each moment, in their order; null for those without a place. */
export function pinsOf(moments: readonly Pick<Moment, 'ms' | 'at' | 'side'>[]): (MomentPin | null)[] {
  const taken = new Set<string>();
  let number = 0;
  return moments.map(({ ms, at, side }) => {
    if (!at) return null;
    const id = momentFragment(ms);
    const own = taken.has(id) ? null : id;
    taken.add(id);
    return { number: ++number, at, side, id: own };
  });
}

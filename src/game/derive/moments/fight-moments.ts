import { formatClock } from '../../clock.ts';
import type { Point } from '../places/point.ts';
import type { MomentCandidate } from './moment.ts';
import { placeWords } from './place-words.ts';
import type { MomentSource } from './told.ts';
import { tellFights } from './told-fights.ts';

/** A game's fights as moments; the last fight is always included. */
export function fightMoments(game: MomentSource): MomentCandidate[] {
  const { places, landmarks, names } = game;
  const placeOf = (at: Point, ms: number) => placeWords(at, ms, places, landmarks, names);
  const fights = tellFights(places.fights, places.sides, placeOf);
  const total = (orders: readonly number[]) => orders.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...fights.map(({ orders }) => total(orders)));
  const last = Math.max(...fights.map(({ endMs }) => endMs));
  return fights.map(({ startMs, endMs, at, place, orders }): MomentCandidate => {
    const isLast = endMs === last;
    const sides = orders.filter((count) => count > 0).length;
    const what = isLast ? 'Last fight' : sides > 1 ? 'Fight' : 'One-sided fight';
    const sentence = `${what} ${place}, ${formatClock(endMs - startMs)}`;
    const weight = 34 + Math.round((60 * total(orders)) / most);
    return {
      ...{
        ms: startMs,
        endMs,
        kind: 'fight',
        sentence,
        basis: 'grouped',
        side: null,
        at,
        place,
        orders,
        weight,
      },
      ...(isLast ? { always: true as const } : {}),
    };
  });
}

/** Widens the bounds of a part that fits no game, as far as the nearest game needs. */
import type { Part } from '../parts/part.ts';
import { momentNames, momentOf } from './sort.ts';
import type { ObjectPlaces } from './test.ts';
import type { View } from './views.ts';

/** The part with wider bounds; null if it has none, or if nobody in these views has the moment. */
export function widened(part: Part, views: readonly View[], objects: ObjectPlaces): Part | null {
  const { key, side, not, from, below } = part;
  if (not || (from === undefined && below === undefined) || side === 'both' || side === 'any') return null;
  const moment = momentOf(momentNames(part), objects);
  const secondsOf = (view: View): number | null => {
    if (key === 'length') return Math.floor(view.game.decidedMs / 1000);
    const player = side === 'me' ? view.me : view.him;
    return player && (moment({ ...view, me: player }) as number | null);
  };
  const seconds = views.flatMap((view) => secondsOf(view) ?? []);
  if (below === undefined) return seconds.length === 0 ? null : { ...part, from: Math.max(...seconds) };
  const later = seconds.filter((value) => value >= below);
  return later.length === 0 ? null : { ...part, below: Math.min(...later) + 1 };
}

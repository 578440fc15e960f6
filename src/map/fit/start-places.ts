import { distance, type Point } from '../../game/derive/places/point.ts';
import type { MapEntry } from './entry.ts';

/** A base within this distance of the map's starting place counts as being there. */
const SAME_PLACE = 1500;

/** Moves bases to the exact starting places of the map; each place goes only to the nearest base. */
export function startPlaces<T extends { at: Point }>(
  { starts }: Pick<MapEntry, 'starts'>,
  bases: readonly T[],
): T[] {
  const places = starts.map(({ x, y }): Point => [x, y]);
  const pairs = bases
    .flatMap((base) => places.map((start) => ({ base, start, apart: distance(start, base.at) })))
    .filter(({ apart }) => apart <= SAME_PLACE)
    .sort((a, b) => a.apart - b.apart);
  const exact = new Map<T, Point>();
  for (const { base, start } of pairs)
    if (!exact.has(base) && ![...exact.values()].includes(start)) exact.set(base, start);
  return bases.map((base) => ({ ...base, at: exact.get(base) ?? base.at }));
}

import { apart, BASE_REACH, directionWords, MINE_REACH } from '../../game/derive/moments/place-words.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { MapEntry, SeenPlace } from './entry.ts';
import { LANDMARK_WORDS } from '../words.ts';

/**
 * Describes a place on a map like places of a single game, without naming players: "at the north-east start", "near the west mine", "in the
 * middle".
 */
export function placeOnMap(point: Point, { starts, mines, ground }: MapEntry): string {
  const bounds = ground?.bounds ?? ([0, 0, 1, 1] as const);
  const start = nearest(starts, point, BASE_REACH);
  if (start)
    return apart(start, starts.map(pointOf), (place) =>
      LANDMARK_WORDS.atStart(directionWords(place, bounds)),
    );
  const mine = nearest(mines, point, MINE_REACH);
  if (mine)
    return apart(mine, mines.map(pointOf), (place) => LANDMARK_WORDS.nearMine(directionWords(place, bounds)));
  return LANDMARK_WORDS.inDirection(directionWords(point, bounds));
}

const pointOf = ({ x, y }: SeenPlace): Point => [x, y];

function nearest(places: readonly SeenPlace[], point: Point, maxDistance: number): Point | undefined {
  const [best] = places
    .map(pointOf)
    .filter((place) => distance(place, point) <= maxDistance)
    .sort((a, b) => distance(a, point) - distance(b, point));
  return best;
}

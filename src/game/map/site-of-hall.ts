import { distance, type Point } from '../derive/places/point.ts';
import type { MapEntry } from './entry.ts';
import { MINE_REACH } from '../derive/places/starts-on-ground.ts';
import { naturalOf } from './natural.ts';

/** Where a hall stands, as its player sees the map. */
export const HALL_SITES = {
  home: 'At the own start',
  natural: 'At the natural',
  own: 'Elsewhere on the own half',
  enemy: 'Nearer to the enemy',
} as const;
export type HallSite = keyof typeof HALL_SITES;

/**
 * Where a further hall of a player was ordered, in a game of one against one. Gold mines are known as far as orders of
 * some game show them, so one that is not counts as elsewhere.
 */
export function siteOfHall(
  hall: Point,
  home: Point,
  enemy: Point,
  { mines }: Pick<MapEntry, 'mines'>,
): HallSite {
  if (distance(hall, home) <= MINE_REACH) return 'home';
  if (distance(hall, enemy) < distance(hall, home)) return 'enemy';
  const points = mines.map(({ x, y }): Point => [x, y]);
  const natural = naturalOf(home, points, [enemy]);
  return natural && distance(natural, hall) <= MINE_REACH ? 'natural' : 'own';
}

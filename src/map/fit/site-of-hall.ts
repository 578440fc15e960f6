import { distance, type Point } from '../../game/derive/places/point.ts';
import type { MapEntry } from './entry.ts';
import { MINE_REACH } from '../../game/derive/places/starts-on-ground.ts';
import { naturalOf } from '../ground/landmarks-of-file.ts';
import type { WayFrom } from '../ground/walking.ts';

/** Where a hall is from its player's point of view. */
export const HALL_SITES = {
  home: 'At their own start',
  natural: 'At the natural expansion',
  own: 'Elsewhere on their own half',
  enemy: 'Nearer to the enemy',
} as const;
export type HallSite = keyof typeof HALL_SITES;

/**
 * Classifies where a player ordered an additional hall in a 1v1 game. A gold mine is known only if an order
 * in at least one game shows it. A hall at an unknown mine counts as elsewhere. `file` has all starts and the ways of the
 * map file.
 */
export function siteOfHall(
  hall: Point,
  home: Point,
  enemy: Point,
  { mines }: Pick<MapEntry, 'mines'>,
  file?: { starts: readonly Point[]; wayFrom: WayFrom },
): HallSite {
  if (distance(hall, home) <= MINE_REACH) return 'home';
  if (distance(hall, enemy) < distance(hall, home)) return 'enemy';
  const points = mines.map(({ x, y }): Point => [x, y]);
  const natural = naturalOf(home, points, file?.starts ?? [enemy], file?.wayFrom);
  return natural && distance(natural, hall) <= MINE_REACH ? 'natural' : 'own';
}

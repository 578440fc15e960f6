import { distance, type Point } from '../derive/places/point.ts';
import { MINE_REACH } from '../derive/places/starts-on-ground.ts';

/**
 * Maximum ratio of a natural's distance to its start and to any other start. With values from 0.7 to 0.85, the naturals
 * of all two-player maps mirror each other.
 */
const CLOSER = 0.8;

/**
 * The natural expansion of a start: the nearest other mine that is much closer to it than to any other start. A
 * central mine can be the nearest, as on Concealed Hill by 32 map units, but belongs to nobody.
 */
export function naturalOf(
  start: Point,
  mines: readonly Point[],
  otherStarts: readonly Point[],
): Point | undefined {
  const isNatural = (mine: Point) =>
    distance(mine, start) > MINE_REACH &&
    otherStarts.every((other) => distance(mine, start) <= CLOSER * distance(mine, other));
  return mines.filter(isNatural).sort((a, b) => distance(a, start) - distance(b, start))[0];
}

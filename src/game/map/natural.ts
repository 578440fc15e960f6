import { distance, type Point } from '../derive/places/point.ts';
import { MINE_REACH } from '../derive/places/starts-on-ground.ts';

/**
 * Most of the way from any other start to a natural, as a part of it. From 0.7 to 0.85 the naturals of all maps for two mirror
 * each other.
 */
const CLOSER = 0.8;

/**
 * The natural expansion of a start: the mine nearest to it besides its own, of those that lie far closer to it than to any other
 * start. One in the middle can be the nearest of all, as on Concealed Hill by 32 map units, and is still nobody's.
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

import type { Landmarks } from '../../game/derive/moments/place-words.ts';
import type { Start } from '../../game/derive/places/halls.ts';
import { isThere } from '../../game/derive/places/known-ground.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { campWords, placeInFile } from './camp-names.ts';
import { MINE_REACH } from '../../game/derive/places/starts-on-ground.ts';

/** The landmarks for naming a game's places, if its map file is known. */
export function landmarksOfFile(facts: PlayedFacts, starts: readonly Start[]): Landmarks {
  const mines = facts.mines.map(({ x, y }): Point => [x, y]);
  const startPoints = starts.map(({ at }) => at);
  return {
    mines,
    bounds: facts.playable,
    naturals: starts.flatMap(({ slot, at }) => {
      const otherStarts = starts.filter((other) => other.slot !== slot).map((other) => other.at);
      const natural = naturalOf(at, mines, otherStarts);
      return natural ? [{ slot, at: natural }] : [];
    }),
    camps: facts.camps.map((camp) =>
      camp.creatures.some(({ x, y }) => isThere([x, y], startPoints))
        ? { at: [camp.x, camp.y], words: campWords(camp, facts) }
        : null,
    ),
    placeOf: (point) => placeInFile(point, facts),
  };
}

/**
 * Maximum ratio of a natural's distance to its start and to any other start. With values from 0.7 to 0.85, the naturals
 * of all two-player maps mirror each other.
 */
const CLOSER = 0.8;
/** Maximum ratio of a natural's distance to that of the nearest mine, which can belong to nobody. */
const FARTHER = 1.25;

/**
 * The natural expansion of a start: the nearest other mine that is much closer to it than to any other start. A
 * central mine can be the nearest, as on Concealed Hill by 32 map units, but belongs to nobody.
 */
export function naturalOf(
  start: Point,
  mines: readonly Point[],
  otherStarts: readonly Point[],
): Point | undefined {
  const others = mines.filter((mine) => distance(mine, start) > MINE_REACH);
  const nearest = Math.min(...others.map((mine) => distance(mine, start)));
  const isNatural = (mine: Point) =>
    distance(mine, start) <= FARTHER * nearest &&
    otherStarts.every((other) => distance(mine, start) <= CLOSER * distance(mine, other));
  return others.filter(isNatural).sort((a, b) => distance(a, start) - distance(b, start))[0];
}

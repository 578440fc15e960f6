import type { Landmarks } from '../../game/derive/moments/place-words.ts';
import type { Start } from '../../game/derive/places/halls.ts';
import { isThere } from '../../game/derive/places/known-ground.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { campWords, placeInFile } from './camp-names.ts';
import { waysOn, type WayFrom } from './walking.ts';
import { MINE_REACH } from '../../game/derive/places/starts-on-ground.ts';

/** The landmarks for naming a game's places, if its map file is known. */
export function landmarksOfFile(facts: PlayedFacts, starts: readonly Start[]): Landmarks {
  const mines = facts.mines.map(({ x, y }): Point => [x, y]);
  const startPoints = starts.map(({ at }) => at);
  const allStarts = startsIn(facts);
  const wayFrom = waysIn(facts);
  return {
    mines,
    bounds: facts.playable,
    naturals: starts.flatMap(({ slot, at }) => {
      const natural = naturalOf(at, mines, allStarts, wayFrom);
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

/** All starts of a map, whoever plays: a mine near a start without a player is nobody’s natural. */
export const startsIn = ({ starts }: Pick<PlayedFacts, 'starts'>): Point[] =>
  starts.map(({ x, y }) => [x, y]);

/** The ways of each map file: several games are played on one. */
const known = new WeakMap<object, WayFrom>();

/** The ways on a map's ground, searched once; through the air for a file whose ground isn't known. */
export function waysIn(facts: Pick<PlayedFacts, 'ground' | 'playable'>): WayFrom {
  if (!facts.ground.walkable) return throughAir;
  const ways = known.get(facts.ground) ?? waysOn(facts);
  known.set(facts.ground, ways);
  return ways;
}

const throughAir: WayFrom = (from) => (to) => distance(from, to);

/**
 * Maximum ratio of a natural's way from its start and from any other start. With values from 0.7 to 0.85, the naturals
 * of all two-player maps mirror each other.
 */
const CLOSER = 0.8;
/** Maximum ratio of a natural's way to that of the nearest mine, which can belong to nobody. */
const FARTHER = 1.25;

/**
 * The natural expansion of a start: of the other mines that one can walk to, the nearest that is much closer to it than to
 * any other start of the map. A central mine can be the nearest, as on Concealed Hill by 32 map units, but belongs to
 * nobody. A mine behind a cliff can be near through the air, as on Stranglethorn Vale, where its way is three times as long.
 * `starts` may include the start itself and those beside it, as of allies.
 */
export function naturalOf(
  start: Point,
  mines: readonly Point[],
  starts: readonly Point[],
  wayFrom: WayFrom = throughAir,
): Point | undefined {
  const wayTo = wayFrom(start);
  const otherStarts = starts.filter((other) => distance(other, start) > MINE_REACH);
  const others = mines
    .filter((mine) => distance(mine, start) > MINE_REACH)
    .map((mine) => ({ mine, way: wayTo(mine) }))
    .filter(({ way }) => way < Infinity)
    .sort((a, b) => a.way - b.way);
  // No way is shorter than the air line, which takes no search.
  const isCloser = (mine: Point, way: number) => (other: Point) =>
    way <= CLOSER * distance(mine, other) || way <= CLOSER * wayFrom(other)(mine);
  return others.find(
    ({ mine, way }) => way <= FARTHER * others[0]!.way && otherStarts.every(isCloser(mine, way)),
  )?.mine;
}

import { ringsOf } from '../outline/path.ts';
import type { DrawnFile } from './drawn-file.ts';
import type { MapEntry, SeenPlace } from './entry.ts';
import type { Ground } from '../ground/ground.ts';
import type { GameMap } from './map-of-game.ts';

/** Margin around walkable ground in drawings, in map units. */
const MARGIN = 384;

/** The entry of a map with a map file: starts, mines, camps and ground come from the file. */
export const entryOnFile = (
  entry: MapEntry,
  { facts, match }: { facts: DrawnFile; match: GameMap['match'] },
): MapEntry => {
  const { id, author, starts, mines, camps, buildings, waygates, playable, ground } = facts;
  return {
    ...entry,
    starts: placesOf(starts, entry.starts),
    mines: placesOf(mines, entry.mines),
    camps: placesOf(camps, entry.camps),
    trees: [],
    ground: { bounds: boundsOf(facts), outer: [], inner: [] },
    file: { id, author, starts, mines, camps, buildings, waygates, playable, ground, match },
  };
};

/** Places in the file, each with the number of games with orders that confirm it. */
const placesOf = (
  places: readonly { x: number; y: number }[],
  seenPlaces: readonly SeenPlace[],
): SeenPlace[] =>
  places.map(({ x, y }) => ({
    x,
    y,
    seen: seenPlaces.find((place) => place.x === x && place.y === y)?.seen ?? 0,
  }));

/** Left, bottom, right and top of the walkable ground with a margin; the playable area if the file has no ground. */
function boundsOf({ ground, playable }: DrawnFile): Ground['bounds'] {
  const points = ringsOf(ground.walkable).flat();
  if (points.length === 0) return playable;
  const range = (axis: 0 | 1): [number, number] => {
    const values = points.map((point) => point[axis]);
    return [
      Math.max(playable[axis] - MARGIN, Math.min(...values) - MARGIN),
      Math.min(playable[axis + 2]! + MARGIN, Math.max(...values) + MARGIN),
    ];
  };
  const [[left, right], [bottom, top]] = [range(0), range(1)];
  return [left, bottom, right, top];
}

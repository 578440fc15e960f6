import type { Landmarks } from '../derive/moments/place-words.ts';
import type { Start } from '../derive/places/halls.ts';
import { distance, type Point } from '../derive/places/point.ts';
import type { MapFacts } from '../map-file/facts.ts';
import { campTitle, placeInFile } from './camp-names.ts';

/** A mine this near to a start belongs to it. */
const OWN_MINE = 1500;

/** What places of a game are named after where its map file is known. */
export function landmarksOfFile(facts: MapFacts, starts: readonly Start[]): Landmarks {
  const mines = facts.mines.map(({ x, y }): Point => [x, y]);
  return {
    mines,
    bounds: facts.playable,
    naturals: starts.flatMap(({ slot, at }) => {
      const mine = naturalOf(at, mines, starts);
      return mine ? [{ slot, at: mine }] : [];
    }),
    camps: facts.camps.map((camp) => ({
      at: [camp.x, camp.y],
      words: `${campTitle(camp)}, ${placeInFile([camp.x, camp.y], facts)}`,
    })),
    placeOf: (at) => placeInFile(at, facts),
  };
}

/** The mine nearest to a start besides its own, unless it is nearer to somebody else's. */
function naturalOf(start: Point, mines: readonly Point[], starts: readonly Start[]): Point | undefined {
  const [nearest] = mines
    .filter((mine) => distance(mine, start) > OWN_MINE)
    .sort((a, b) => distance(a, start) - distance(b, start));
  const isOwn = (mine: Point) =>
    starts.every(({ at }) => distance(at, start) === 0 || distance(mine, at) > distance(mine, start));
  return nearest && isOwn(nearest) ? nearest : undefined;
}

import type { Landmarks } from '../derive/moments/place-words.ts';
import type { Start } from '../derive/places/halls.ts';
import type { Point } from '../derive/places/point.ts';
import type { PlayedFacts } from '../map-file/played-facts.ts';
import { campTitle, placeInFile } from './camp-names.ts';
import { naturalOf } from './natural.ts';

/** The landmarks for naming a game's places, if its map file is known. */
export function landmarksOfFile(facts: PlayedFacts, starts: readonly Start[]): Landmarks {
  const mines = facts.mines.map(({ x, y }): Point => [x, y]);
  return {
    mines,
    bounds: facts.playable,
    naturals: starts.flatMap(({ slot, at }) => {
      const otherStarts = starts.filter((other) => other.slot !== slot).map((other) => other.at);
      const mine = naturalOf(at, mines, otherStarts);
      return mine ? [{ slot, at: mine }] : [];
    }),
    camps: facts.camps.map((camp) => ({
      at: [camp.x, camp.y],
      words: `${campTitle(camp)}, ${placeInFile([camp.x, camp.y], facts)}`,
    })),
    placeOf: (at) => placeInFile(at, facts),
  };
}

/** Facts about fights in the archive's games, as shown in lists. */
import { foughtOf, type Fought } from '../../game/map/fought.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { fileIn, placesOf } from './map-files.ts';
import { once } from './once.ts';

const ofGames = once((archive: Archive) =>
  once((game: ArchivedGame): Fought | null => {
    const file = fileIn(archive, game);
    return archive.remember('fought', game.kept, [file?.facts, file?.match, file?.tags?.anchors], () => {
      const placed = placesOf(archive, game);
      return placed && foughtOf(placed.places, game.analysis.decidedMs);
    });
  }),
);

/** Null for a game without map orders. */
export const foughtIn = (archive: Archive, game: ArchivedGame): Fought | null => ofGames(archive)(game);

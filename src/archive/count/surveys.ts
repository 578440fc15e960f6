/** Finds evidence about a game's map in the game's orders. */
import { checkPlaces, type PlacesCheck } from '../audit/places.ts';
import type { KnownGround } from '../../game/derive/places/known-ground.ts';
import { mapEvidence, type MapEvidence } from '../../game/map/evidence.ts';
import { placesIn } from '../../game/map/game-on-map.ts';
import type { Archive, ArchivedGame } from './archive.ts';

/**
 * Finds where a game's events happened, using a map file only if its ground is given; null without map orders. Not
 * cached: each call computes it.
 */
export function placesWith(
  archive: Archive,
  game: ArchivedGame,
  ground: KnownGround | null,
): ReturnType<typeof placesIn> {
  const orders = archive.ordersOf(game);
  return orders ? placesIn({ ...game.decoded, orders }, ground) : null;
}

/** Evidence in a game’s orders about its map, and the reliability of its places. */
interface Survey {
  evidence: MapEvidence;
  check: PlacesCheck;
}

/** The survey of a game; null without map orders. */
export const surveyIn = (archive: Archive, game: ArchivedGame): Survey | null =>
  archive.remember('survey', game.kept, [], () => surveyOf(game, placesWith(archive, game, null)));

const surveyOf = ({ decoded }: ArchivedGame, placed: ReturnType<typeof placesIn>): Survey | null =>
  placed && {
    evidence: mapEvidence(decoded, placed.log, placed.places),
    check: checkPlaces(placed.places),
  };

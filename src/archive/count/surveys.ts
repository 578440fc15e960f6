/** What its orders tell of the map, for each game. */
import { checkPlaces, type PlacesCheck } from '../audit/places.ts';
import type { KnownGround } from '../../game/derive/places/known-ground.ts';
import { mapEvidence, type MapEvidence } from '../../game/map/evidence.ts';
import { placesIn } from '../../game/map/game-on-map.ts';
import type { Archive, ArchivedGame } from './archive.ts';

/**
 * Where a game happened, without its map file unless its ground is given; null for one whose record has no orders with places.
 * Nothing is kept: each call works it out.
 */
export function placesWith(
  archive: Archive,
  game: ArchivedGame,
  ground: KnownGround | null,
): ReturnType<typeof placesIn> {
  const orders = archive.ordersOf(game);
  return orders ? placesIn({ ...game.decoded, orders }, ground) : null;
}

/** The evidence of a game’s orders about its map, and how far its places can be trusted. */
interface Survey {
  evidence: MapEvidence;
  check: PlacesCheck;
}

/** The survey of a game; null where its orders have no places. */
export const surveyIn = (archive: Archive, game: ArchivedGame): Survey | null =>
  archive.remember('survey', game.kept, [], () => surveyOf(game, placesWith(archive, game, null)));

const surveyOf = ({ decoded }: ArchivedGame, placed: ReturnType<typeof placesIn>): Survey | null =>
  placed && {
    evidence: mapEvidence(decoded, placed.log, placed.places),
    check: checkPlaces(placed.places),
  };

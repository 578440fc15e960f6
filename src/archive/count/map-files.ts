/** The map file of each archived game, found by what the orders of all games on it show of the map. */
import { fileKey, mapEvidence, type MapEvidence } from '../../map/ground/evidence.ts';
import {
  type GameMap,
  joinShown,
  mapFromAnchors,
  mapFromDigest,
  mapOfGames,
  noMap,
  type NoMapCode,
} from '../../map/fit/map-of-game.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import { type Result, success } from '../../game/result.ts';
import { placesIn } from '../../map/story/game-on-map.ts';
import { checkPlaces, type PlacesCheck } from '../audit/places.ts';
import { type Archive, type ArchivedGame, withOrders } from './archive.ts';
import { memoize } from './memoize.ts';

/**
 * Games on the same file share its fit, because one game can show what another one doesn't. Facts about its
 * digest that were learned from other games take precedence.
 */
const fitsByFile = memoize((archive: Archive) => {
  const fits = new Map<string, Result<GameMap<MapFacts>, NoMapCode>>();
  for (const [key, games] of gamesByFile(archive)) {
    const learned = mapFromDigest(archive.mapDigests.get(key), archive.mapFiles);
    fits.set(key, learned ? success(learned) : fitOfGames(archive, games));
  }
  return fits;
});

/** All map files with a known layout, by their keys: those used in archived games, and those learned before. */
export function allMapFiles(archive: Archive): (readonly [key: string, GameMap])[] {
  const learnedBefore = [...archive.mapDigests].flatMap(([sha1, digest]) => {
    const file = mapFromDigest(digest, archive.mapFiles);
    return file ? [[sha1, file] as const] : [];
  });
  const fromGames = [...fitsByFile(archive)].flatMap(([key, fit]) =>
    fit.ok ? [[key, fit.value] as const] : [],
  );
  return [...new Map<string, GameMap>([...learnedBefore, ...fromGames])];
}

/** The archived games on each map file, by its key. */
export const gamesByFile = memoize((archive: Archive) =>
  Map.groupBy(archive.games, ({ decoded }) => fileKey(decoded)),
);

/** The fit of the games on one file, cached with the first of these games. */
function fitOfGames(archive: Archive, games: readonly ArchivedGame[]): Result<GameMap<MapFacts>, NoMapCode> {
  const kept = archive.remember(
    'map-file',
    games[0]!.kept,
    [games.map(archive.digestOf), archive.mapFiles],
    () => {
      const evidence = games.flatMap((game) => surveyIn(archive, game)?.evidence ?? []);
      const fit = mapOfGames(games[0]!.decoded.map, joinShown(evidence), archive.mapFiles);
      return fit.ok
        ? { map: fit.value.facts.id, match: fit.value.match, anchors: fit.value.tags?.anchors ?? [] }
        : { map: null, code: fit.failure.code };
    },
  );
  if (kept.map === null) return noMap(kept.code);
  const facts = archive.mapFiles.find(({ id }) => id === kept.map)!;
  return success(mapFromAnchors(facts, kept.match, kept.anchors));
}

/** The map file of a game; null if there is none. */
export function fileIn(archive: Archive, game: ArchivedGame): GameMap<MapFacts> | null {
  const file = fitIn(archive, game);
  return file.ok ? file.value : null;
}

/** The map file of a game, or the reason why there is none. */
export const fitIn = (archive: Archive, game: ArchivedGame): Result<GameMap<MapFacts>, NoMapCode> =>
  fitsByFile(archive).get(fileKey(game.decoded))!;

/** Evidence in a game’s orders about its map, and the reliability of its places. */
interface Survey {
  evidence: MapEvidence;
  check: PlacesCheck;
}

/** The survey of a game, made without its map file, which it helps to find; null without map orders. */
export const surveyIn = (archive: Archive, game: ArchivedGame): Survey | null =>
  archive.remember('survey', game.kept, [], () => {
    const placed = placesIn(withOrders(archive, game));
    return (
      placed && {
        evidence: mapEvidence(game.decoded, placed.log, placed.places),
        check: checkPlaces(placed.places),
      }
    );
  });

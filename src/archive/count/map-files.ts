/** The map file of each archived game. */
import { fileKey, mapEvidence, type MapEvidence } from '../../map/ground/evidence.ts';
import {
  type GameMap,
  learnMap,
  mapOfGames,
  noMap,
  type NoMapCode,
  joinShown,
} from '../../map/fit/map-of-game.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import type { KnownGround } from '../../game/derive/places/known-ground.ts';
import { groundOfFile } from '../../map/fit/ground-of-file.ts';
import type { Game } from '../../game/game.ts';
import { type Result, success } from '../../game/result.ts';
import { placesIn } from '../../map/story/game-on-map.ts';
import { auditMaps, type MapAudit } from '../audit/maps.ts';
import { checkPlaces, type PlacesCheck } from '../audit/places.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { memoize } from './memoize.ts';

/**
 * Games on the same file share its fit, because one game can show what another one doesn't. Facts about its
 * digest that were learned from other games take precedence.
 */
const fittedFiles = memoize((archive: Archive) => {
  const byId = new Map(archive.mapFiles.map((facts) => [facts.id, facts]));
  const fits = new Map<string, Result<GameMap<MapFacts>, NoMapCode>>();
  for (const [key, games] of gamesByFile(archive)) {
    const { layout = '', match, anchors = [] } = archive.mapDigests.get(key) ?? {};
    const learned = byId.get(layout);
    const fit = learned && match ? { map: layout, match, anchors } : fitIn(archive, games);
    fits.set(
      key,
      fit.map === null ? noMap(fit.code) : success(learnMap(byId.get(fit.map)!, fit.match, fit.anchors)),
    );
  }
  return fits;
});

/** All map files with a known layout, by their keys: those used in archived games, and those learned before. */
export function allMapFiles(archive: Archive): (readonly [key: string, GameMap])[] {
  const byId = new Map(archive.mapFiles.map((facts) => [facts.id, facts]));
  const learnedBefore = [...archive.mapDigests].flatMap(([sha1, { layout, match, anchors = [] }]) => {
    const facts = byId.get(layout ?? '');
    return facts && match ? [[sha1, learnMap(facts, match, anchors)] as const] : [];
  });
  const fromGames = [...fittedFiles(archive)].flatMap(([key, fit]) =>
    fit.ok ? [[key, fit.value] as const] : [],
  );
  return [...new Map<string, GameMap>([...learnedBefore, ...fromGames])];
}

const gamesByFile = memoize((archive: Archive) =>
  Map.groupBy(archive.games, ({ decoded }) => fileKey(decoded)),
);

/** Compares the map files with what their games show. */
export const mapAuditOf = memoize((archive: Archive): MapAudit =>
  auditMaps(
    [...gamesByFile(archive).values()].map((games) => ({
      name: games[0]!.analysis.map,
      games: games.length,
      map: fileIn(archive, games[0]!),
      creeps: games.flatMap((game) => surveyIn(archive, game)?.evidence.creeps ?? []),
    })),
  ),
);

/** The fit of the games on one file, cached with the first of these games. */
const fitIn = (archive: Archive, games: readonly ArchivedGame[]) =>
  archive.remember('map-file', games[0]!.kept, [games.map(archive.digestOf), archive.mapFiles], () => {
    const evidence = games.flatMap((game) => surveyIn(archive, game)?.evidence ?? []);
    const fit = mapOfGames(games[0]!.decoded.map, joinShown(evidence), archive.mapFiles);
    return fit.ok
      ? { map: fit.value.facts.id, match: fit.value.match, anchors: fit.value.tags?.anchors ?? [] }
      : { map: null, code: fit.failure.code };
  });

/** The ground from a game's map file, used to work out its places; null if there is no file. */
function groundIn(archive: Archive, game: ArchivedGame): KnownGround | null {
  const file = fileIn(archive, game);
  return file && grounds(file);
}

/** Cached, because many games are played on the same map. */
const grounds = memoize(groundOfFile);

/** The map file of a game; null if there is none. */
export function fileIn(archive: Archive, game: ArchivedGame): GameMap<MapFacts> | null {
  const file = mapFileOf(archive, game);
  return file.ok ? file.value : null;
}

/** The map file of a game, or the reason why there is none. */
export const mapFileOf = (archive: Archive, game: ArchivedGame): Result<GameMap<MapFacts>, NoMapCode> =>
  fittedFiles(archive).get(fileKey(game.decoded))!;

/** The places of a game; null without map orders. Not cached: each call computes them. */
export const placesOf = (archive: Archive, game: ArchivedGame): ReturnType<typeof placesWith> =>
  placesWith(archive, game, groundIn(archive, game));

/**
 * Finds where a game's events happened, using a map file only if its ground is given; null without map orders. Not
 * cached: each call computes it.
 */
function placesWith(
  archive: Archive,
  game: ArchivedGame,
  ground: KnownGround | null,
): ReturnType<typeof placesIn> {
  return placesIn(withOrders(archive, game), ground);
}

/** The decoded game with its map orders, which are read anew on each call, because they are long. */
export function withOrders(archive: Archive, game: ArchivedGame): Game {
  const orders = archive.ordersOf(game);
  return orders ? { ...game.decoded, orders } : game.decoded;
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

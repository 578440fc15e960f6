/** The maps of an archive, drawn from the orders of all its games. */
import type { PlacesCheck } from '../audit/places.ts';
import { mapKey } from '../../map/ground/evidence.ts';
import { drawMap, findMap, gazetteer, type Gazetteer } from '../../map/fit/gazetteer.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import { factsIn } from '../../map/levels/creature-levels.ts';
import { entryOfFile } from '../../map/fit/entry-of-file.ts';
import { entryOnFile } from '../../map/fit/on-file.ts';
import type { GameMap } from '../../map/fit/map-of-game.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { memoize } from './memoize.ts';
import { fileIn, surveyIn } from './map-files.ts';

/** Sort key for arrival: by the time added, with games without a time last, then by id. */
const arrivalOf = (added: string | null | undefined, replayId: string): string =>
  `${added ?? '~'} ${replayId}`;

/** Maximum number of games drawn per map; more games don't improve the drawing. */
const MAX_DRAWN = 256;

/**
 * The part of every survey that is kept: the reliability of places, and the marks for the map. Null without map orders.
 */
const markIn = (archive: Archive, game: ArchivedGame) =>
  archive.remember('mark', game.kept, [], () => {
    const survey = surveyIn(archive, game);
    if (!survey) return null;
    const { key, name, fingerprint, orders, starts, mines } = survey.evidence;
    return { check: survey.check, map: { key, name, fingerprint, orders, starts, mines } };
  });

/**
 * Combines the surveys of all games. The surveys themselves are then released, because they are as large as the games.
 */
const surveyed = memoize((archive: Archive) => {
  const marks = archive.games.flatMap((game) => {
    const mark = markIn(archive, game);
    const layout = fileIn(archive, game)?.facts.id ?? null;
    return mark ? [{ game, check: mark.check, layout, ...mark.map }] : [];
  });
  return {
    checks: new Map(marks.map(({ game, check }) => [game, check])),
    // Cached, because the pages of all games on the map draw it.
    maps: gazetteer(marks, (map) =>
      drawFromFile(
        archive,
        map
          .map(({ game }) => ({ game, arrival: arrivalOf(game.added, game.replayId) }))
          .sort((a, b) => (a.arrival < b.arrival ? -1 : 1))
          .slice(0, MAX_DRAWN)
          .map(({ game }) => game),
      ),
    ),
  };
});

/** A map as its file and the given games show it, with the oldest game first; cached with that game. */
function drawFromFile(archive: Archive, games: readonly ArchivedGame[]): MapEntry {
  const file = games.map((game) => fileIn(archive, game)).find((candidate) => candidate !== null);
  const entry = drawFromOrders(archive, games);
  // Levels as in the newest of its games, so that the map's document agrees with those of these.
  const newest = games.toSorted((a, b) => b.analysis.build - a.analysis.build)[0]!;
  return file ? entryOfFile(entry, factsIn(file.facts, newest.analysis)) : entry;
}

const drawFromOrders = (archive: Archive, games: readonly ArchivedGame[]): MapEntry =>
  archive.remember('map', games[0]!.kept, games.map(archive.digestOf), () =>
    drawMap(games.flatMap((game) => surveyIn(archive, game)?.evidence ?? [])),
  );

/** Games with map orders, each with the reliability of its places. */
export const checksOf = (archive: Archive): ReadonlyMap<ArchivedGame, PlacesCheck> =>
  surveyed(archive).checks;

/** All maps in the archive. */
export const gazetteerOf = (archive: Archive): Gazetteer => surveyed(archive).maps;

/** The map of a game; undefined if no game on it has map orders. */
export function entryOf(archive: Archive, game: ArchivedGame): MapEntry | undefined {
  const maps = gazetteerOf(archive);
  const layout = fileIn(archive, game)?.facts.id;
  return maps.maps.find((entry) => layout && entry.layout === layout) ?? findMap(maps, mapKey(game.decoded));
}

/** The map of a game with its map file, if known. */
export function mapOnFile(archive: Archive, game: ArchivedGame): MapEntry | undefined {
  const entry = entryOf(archive, game);
  return entry && onFileOf(archive, game, entry);
}

/** A map version with the map file that most of its games use, if known. */
export function versionOnFile(archive: Archive, entry: MapEntry, games: readonly ArchivedGame[]): MapEntry {
  const byFile = Map.groupBy(
    games.filter((game) => fileIn(archive, game) !== null),
    (game) => fileIn(archive, game)!.facts.id,
  );
  const [ofMostPlayed] = [...byFile.values()].sort((a, b) => b.length - a.length);
  return ofMostPlayed ? onFileOf(archive, ofMostPlayed[0]!, entry) : entry;
}

/** Cached per file and entry, because many games share them. */
const overlays = memoize((entry: MapEntry) => memoize((file: GameMap) => entryOnFile(entry, file)));

function onFileOf(archive: Archive, game: ArchivedGame, entry: MapEntry): MapEntry {
  const file = fileIn(archive, game);
  return file ? overlays(entry)(file) : entry;
}

/** The versions of a map by its name, most games first; empty if no game on it has map orders. */
export const versionsOf = (archive: Archive, name: string): MapEntry[] =>
  gazetteerOf(archive).maps.filter((entry) => entry.name === name);

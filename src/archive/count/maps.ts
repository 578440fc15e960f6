/** The maps of an archive, drawn from the orders of all its games. */
import type { PlacesCheck } from '../audit/places.ts';
import { mapKey } from '../../game/map/evidence.ts';
import { drawMap, findMap, gazetteer, type Gazetteer } from '../../game/map/gazetteer.ts';
import type { MapEntry } from '../../game/map/entry.ts';
import { entryOfFile } from '../../game/map/entry-of-file.ts';
import { entryOnFile } from '../../game/map/on-file.ts';
import type { GameMap } from '../../game/map/map-of-game.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { arrivalOf } from './arrival.ts';
import { once } from './once.ts';
import { fileIn } from './map-files.ts';
import { surveyIn } from './surveys.ts';

/** A map with more games is known well enough. */
const MOST_DRAWN = 256;

/** What is needed of every survey: how far places can be trusted, and what tells maps apart. Null where there are no places. */
const markIn = (archive: Archive, game: ArchivedGame) =>
  archive.remember('mark', game.kept, [], () => {
    const survey = surveyIn(archive, game);
    if (!survey) return null;
    const { key, name, fingerprint, orders, starts, mines } = survey.evidence;
    return { check: survey.check, map: { key, name, fingerprint, orders, starts, mines } };
  });

/** What the surveys of all games come to. Themselves they are let go: they are as large as the games. */
const surveyed = once((archive: Archive) => {
  const marks = archive.games.flatMap((game) => {
    const mark = markIn(archive, game);
    const layout = fileIn(archive, game)?.facts.id ?? null;
    return mark ? [{ game, check: mark.check, layout, ...mark.map }] : [];
  });
  return {
    checks: new Map(marks.map(({ game, check }) => [game, check])),
    // A map is drawn on the pages of all its games.
    maps: gazetteer(marks, (map) =>
      drawnFrom(
        archive,
        map
          .map(({ game }) => ({ game, arrival: arrivalOf(game.added, game.replayId) }))
          .sort((a, b) => (a.arrival < b.arrival ? -1 : 1))
          .slice(0, MOST_DRAWN)
          .map(({ game }) => game),
      ),
    ),
  };
});

/** A map as its file and some games know it, the oldest first: with that one it is remembered. */
function drawnFrom(archive: Archive, games: readonly ArchivedGame[]): MapEntry {
  const file = games.map((game) => fileIn(archive, game)).find((candidate) => candidate !== null);
  const entry = drawnByOrders(archive, games);
  return file ? entryOfFile(entry, file.facts) : entry;
}

const drawnByOrders = (archive: Archive, games: readonly ArchivedGame[]): MapEntry =>
  archive.remember('map', games[0]!.kept, games.map(archive.digestOf), () =>
    drawMap(games.flatMap((game) => surveyIn(archive, game)?.evidence ?? [])),
  );

/** The games whose orders have places, each with how far these can be trusted. */
export const checksOf = (archive: Archive): ReadonlyMap<ArchivedGame, PlacesCheck> =>
  surveyed(archive).checks;

/** Every map of the archive. */
export const gazetteerOf = (archive: Archive): Gazetteer => surveyed(archive).maps;

/** The map of a game as the archive knows it; undefined where no game on it has orders with places. */
export function entryOf(archive: Archive, game: ArchivedGame): MapEntry | undefined {
  const maps = gazetteerOf(archive);
  const layout = fileIn(archive, game)?.facts.id;
  return maps.maps.find((entry) => layout && entry.layout === layout) ?? findMap(maps, mapKey(game.decoded));
}

/** The same on its map file, where that is known. */
export function drawnEntryOf(archive: Archive, game: ArchivedGame): MapEntry | undefined {
  const entry = entryOf(archive, game);
  return entry && onFileOf(archive, game, entry);
}

/** A version of a map on the map file that most of its games were played on, where one is known. */
export function drawnVersion(archive: Archive, entry: MapEntry, games: readonly ArchivedGame[]): MapEntry {
  const played = Map.groupBy(
    games.filter((game) => fileIn(archive, game) !== null),
    (game) => fileIn(archive, game)!.facts.id,
  );
  const [most] = [...played.values()].sort((a, b) => b.length - a.length);
  return most ? onFileOf(archive, most[0]!, entry) : entry;
}

/** Once for each file and entry: both are shared by many games. */
const overlays = once((entry: MapEntry) => once((file: GameMap) => entryOnFile(entry, file)));

function onFileOf(archive: Archive, game: ArchivedGame, entry: MapEntry): MapEntry {
  const file = fileIn(archive, game);
  return file ? overlays(entry)(file) : entry;
}

/** The versions of a map by its name, most games first; none where no game on it has orders with places. */
export const versionsOf = (archive: Archive, name: string): MapEntry[] =>
  gazetteerOf(archive).maps.filter((entry) => entry.name === name);

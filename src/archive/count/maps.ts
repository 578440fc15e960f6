/** The maps of an archive, drawn from the orders of all its games, and each game told on its map. */
import { checkLevels, type LevelCheck } from '../audit/levels.ts';
import type { PlacesCheck } from '../audit/places.ts';
import { boldMoments } from '../../game/map/bold-moments.ts';
import { drawCard } from '../../game/map/card/card.ts';
import { mapKey } from '../../game/map/evidence.ts';
import { gameOnMap, type GameOnMap } from '../../game/map/game-on-map.ts';
import { drawMap, findMap, gazetteer, type Gazetteer } from '../../game/map/gazetteer.ts';
import type { MapEntry } from '../../game/map/entry.ts';
import { entryOfFile } from '../../game/map/entry-of-file.ts';
import { levelSigns } from '../../game/map/hero-levels.ts';
import type { MomentPin } from '../../game/map/moment-pins.ts';
import { entryOnFile } from '../../game/map/on-file.ts';
import type { GameMap } from '../../game/map/map-of-game.ts';
import { pulseOf, type Pulse } from '../../game/map/pulse.ts';
import { UNTOLD } from '../../game/map/story-of-game.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { gameTrack, type GameTrack } from '../../game/map/track.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { urls } from '../../urls.ts';
import { arrivalOf } from './arrival.ts';
import { once } from './once.ts';
import { fileIn, placesOf } from './map-files.ts';
import { surveyIn } from './surveys.ts';

/** A game on its map, and on one line. */
export interface ArchivedOnMap extends GameOnMap {
  /** Its attack orders over time; null where nothing is told. */
  pulse: Pulse | null;
  /** How many of its moments can be shown without the others. */
  bold: number;
  /** How far the levels of its heroes can be trusted; none without a map file. */
  levelChecks: readonly LevelCheck[];
}

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

/** Names by lobby slot, as the card shows them. */
const namesIn = ({ analysis }: ArchivedGame): ReadonlyMap<number, string> =>
  new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));

/** Bars of the signature of a game. */
const MOST_SPANS = 84;

const tellers = once((archive: Archive) =>
  once((game: ArchivedGame): ArchivedOnMap => {
    const source = sourceOf(archive, game);
    return archive.remember('told', game.kept, source, () => {
      const { moves, ...onMap } = tell(archive, game);
      archive.remember('moves', game.kept, source, () => moves);
      return onMap;
    });
  }),
);

/**
 * What playback of a game needs; null where it has no places. It is read again each time: of all that is told of a game it is the most,
 * and one file alone has it.
 */
export const movesOf = (archive: Archive, game: ArchivedGame): GameTrack | null =>
  archive.remember('moves', game.kept, sourceOf(archive, game), () => tell(archive, game).moves);

/** All that a game is told from, besides its own files. */
function sourceOf(archive: Archive, game: ArchivedGame): unknown[] {
  const file = fileIn(archive, game);
  return [
    ...namesIn(game).values(),
    game.event?.date,
    entryOf(archive, game),
    file?.facts,
    file?.match,
    file?.tags?.anchors,
    officialIn(archive, game),
  ];
}

/** Where its map file is among official ones; null for others. */
const officialIn = (archive: Archive, { decoded: { map } }: ArchivedGame): string | null =>
  archive.mapDigests.get(map.sha1 ?? '')?.official ?? null;

function tell(archive: Archive, game: ArchivedGame): ArchivedOnMap & { moves: GameTrack | null } {
  const entry = entryOf(archive, game);
  const placed = placesOf(archive, game);
  if (!placed || !entry)
    return {
      chronicle: UNTOLD,
      card: null,
      ground: '',
      legend: [],
      routes: {},
      pulse: null,
      play: null,
      moves: placed && gameTrack(placed.places, placed.log, null),
      bold: 0,
      levelChecks: [],
    };
  const { play, ...drawn } = gameOnMap(game.decoded, game.analysis, placed, entry, {
    file: fileIn(archive, game),
    official: officialIn(archive, game),
  });
  return {
    ...drawn,
    play: play && { ...play, track: urls.track(game.replayId) },
    pulse: pulseOf(placed.places, game.analysis.decidedMs, MOST_SPANS),
    moves: gameTrack(placed.places, placed.log, { analysis: game.analysis, chronicle: drawn.chronicle }),
    bold: boldMoments(drawn.chronicle).length,
    levelChecks: levelChecksIn(archive, game, placed),
  };
}

/** Holds the levels of the heroes of a game against their skill points. */
function levelChecksIn(
  archive: Archive,
  game: ArchivedGame,
  placed: NonNullable<ReturnType<typeof placesOf>>,
): LevelCheck[] {
  const { analysis } = game;
  const facts = fileIn(archive, game)?.facts;
  if (!facts) return [];
  return levelSigns({ analysis, ...placed, facts }).map((signs) => {
    const player = analysis.players.find(({ slot }) => slot === String(signs.slot))!;
    return checkLevels(signs, player.race, player.heroes[0]?.id === signs.id);
  });
}

/** A game on its map, worked out once. */
export const onMap = (archive: Archive, game: ArchivedGame): ArchivedOnMap => tellers(archive)(game);

/** The card of a game with other pins than those of all its key moments; null where there is none. */
export function cardWith(archive: Archive, game: ArchivedGame, pins: readonly MomentPin[]): string | null {
  const placed = placesOf(archive, game);
  const entry = drawnEntryOf(archive, game);
  return placed && entry
    ? drawCard(entry, { places: placed.places, names: namesIn(game), pins }, { id: 'map' })
    : null;
}

/** A game told on its map. */
export const toldOf = (archive: Archive, game: ArchivedGame): ToldGame => onMap(archive, game).chronicle;

/** The versions of a map by its name, most games first; none where no game on it has orders with places. */
export const versionsOf = (archive: Archive, name: string): MapEntry[] =>
  gazetteerOf(archive).maps.filter((entry) => entry.name === name);

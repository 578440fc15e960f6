/** The archive's facts about its maps: each version with everything that players did on it. */
import { drawMapCard, drawThumbnail } from '../../map/card/card.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import { factsIn } from '../../map/levels/creature-levels.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import { mapUse, type Deed, type GameHere, type MapUse } from '../../map/fit/map-use.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { UNTOLD } from '../../map/story/story-of-game.ts';
import { urls } from '../../urls.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { chronicleIn } from './games-on-map.ts';
import { mapOnFile, versionOnFile, entryOf, versionsOf } from './maps.ts';
import { memoize } from './memoize.ts';

/** A player's first visit to a camp of the map file. */
interface CampDeed extends Deed {
  number: number;
  /** 0 for the player's first camp. */
  turn: number;
}

/** A version of a map, from games with map orders. */
export interface MapVersion {
  entry: MapEntry;
  use: MapUse;
  /** The facts about the version's map file; null if no file fits. */
  facts: MapFacts | null;
  /** All players' first visits to camps of the map file, with camp numbers. */
  visits: readonly CampDeed[];
  /** Names of the version's map files, as stated in recordings. */
  files: readonly string[];
  /** The map's card as an SVG; null if the ground is known neither from a map file nor from orders. */
  card: string | null;
}

/** What the maps of the archive show. */
export interface Atlas {
  /** The versions of a map by its name, most games first. */
  versions: (name: string) => readonly MapVersion[];
  /** The address of a map's thumbnail; null if there is none. */
  thumbnail: (name: string) => string | null;
  /** The facts that a game's map shows, and the map itself, by game id. */
  chronicleOf: (replayId: string) => { chronicle: ToldGame; entry: MapEntry | null };
  /** The facts about a layout by the layout's id; null if unknown. */
  layout: (id: string) => MapFacts | null;
}

/** The atlas for a catalogue without places. */
export const NO_ATLAS: Atlas = {
  versions: () => [],
  thumbnail: () => null,
  chronicleOf: () => ({ chronicle: UNTOLD, entry: null }),
  layout: () => null,
};

/** The atlas of an archive, made once. */
export const atlasOf = memoize((archive: Archive): Atlas => {
  const games = gamesByEntry(archive);
  const layouts = new Map(archive.mapFiles.map((facts) => [facts.id, facts]));
  const slugs = new Map(archive.catalogue.maps.map(({ name, slug }) => [name, slug]));
  const versions = memoize((entry: MapEntry): MapVersion =>
    versionOf(archive, entry, games.get(entry) ?? []),
  );
  return {
    versions: (name) => versionsOf(archive, name).map(versions),
    thumbnail: (name) => {
      const slug = slugs.get(name);
      return slug === undefined || thumbnailOf(archive, name) === null ? null : urls.mapPicture(slug);
    },
    chronicleOf: (replayId) => {
      const game = archive.gameOf(replayId);
      return { chronicle: chronicleIn(archive, game), entry: entryOf(archive, game) ?? null };
    },
    layout: (id) => layouts.get(id) ?? null,
  };
});

const gamesByEntry = memoize((archive: Archive) =>
  Map.groupBy(archive.games, (game) => entryOf(archive, game)),
);

/** The thumbnail of a map's most played version, as an SVG; null if there is none. */
export const thumbnailOf = (archive: Archive, name: string): string | null => {
  const [mostPlayed] = versionsOf(archive, name);
  return mostPlayed
    ? drawnThumbnail(versionOnFile(archive, mostPlayed, gamesByEntry(archive).get(mostPlayed) ?? []))
    : null;
};

/** The thumbnail of the version that a game was played on. */
export function gameThumbnail(archive: Archive, game: ArchivedGame): string | null {
  const entry = mapOnFile(archive, game);
  return entry ? drawnThumbnail(entry) : null;
}

const drawnThumbnail = memoize(drawThumbnail);

/**
 * The first visits of a game's players to camps, with each camp’s index in the player’s route. A camp that the player
 * first raided may stand in the route twice.
 */
export function visitsOf({
  chronicle: { places },
  races,
}: Pick<GameHere, 'chronicle' | 'races'>): CampDeed[] {
  const seen = new Map<number, Set<number>>();
  return (places?.camps ?? []).flatMap(({ slot, at, startMs, camp }): CampDeed[] => {
    const before = seen.get(slot) ?? new Set();
    if (!camp || before.has(camp.number)) return [];
    seen.set(slot, new Set([...before, camp.number]));
    return [{ at, ms: startMs, race: races.get(slot) ?? null, number: camp.number, turn: before.size }];
  });
}

/** Lobby slots of the players with a matching result. */
const slotsWith = (
  { analysis }: ArchivedGame,
  isSuch: (result: 'won' | 'lost' | null) => boolean,
): Set<number> =>
  new Set(analysis.players.flatMap(({ slot, result }) => (isSuch(result) ? [Number(slot)] : [])));

function versionOf(archive: Archive, seen: MapEntry, games: readonly ArchivedGame[]): MapVersion {
  const entry = versionOnFile(archive, seen, games);
  const here = games.map((game): GameHere => ({
    chronicle: chronicleIn(archive, game),
    races: new Map(game.analysis.players.map(({ slot, race }) => [Number(slot), race])),
    won: slotsWith(game, (result) => result === 'won'),
    decided: slotsWith(game, (result) => result !== null),
  }));
  const onMaps = here.filter(({ chronicle }) => chronicle.places !== null);
  const use = mapUse(entry, onMaps);
  const files = games.map(({ decoded }) => decoded.map.path.split(/[\\/]/).at(-1) ?? '');
  const file = archive.mapFiles.find(({ id }) => id === entry.layout) ?? null;
  // Levels as in the newest of its games, so that the hub agrees with the pages of these.
  const newest = games.toSorted((a, b) => b.analysis.build - a.analysis.build)[0];
  const facts = file && newest ? factsIn(file, newest.analysis) : file;
  return {
    entry,
    use,
    facts,
    visits: here.flatMap(visitsOf),
    files: [...new Set(files)].sort(),
    card: drawMapCard(entry, use, { id: 'map' }),
  };
}

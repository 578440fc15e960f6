/** What the archive knows of its maps: each version with all that was done on it. */
import { drawMapCard, drawThumbnail } from '../../game/map/card/card.ts';
import type { MapFacts } from '../../game/map-file/facts.ts';
import type { MapEntry } from '../../game/map/entry.ts';
import { mapUse, type Deed, type GameHere, type MapUse } from '../../game/map/map-use.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { UNTOLD } from '../../game/map/story-of-game.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { toldOf } from './games-on-map.ts';
import { drawnEntryOf, drawnVersion, entryOf, versionsOf } from './maps.ts';
import { urls } from '../../urls.ts';
import { once } from './once.ts';

/** A first visit of a player to a camp of the map file. */
interface CampDeed extends Deed {
  number: number;
  /** 0 for the first camp of the player. */
  turn: number;
}

/** A version of a map, as far as games on it have orders with places. */
export interface MapVersion {
  entry: MapEntry;
  use: MapUse;
  /** The facts of its map file; null where none fits. */
  facts: MapFacts | null;
  /** First visits of all players to camps of the map file, by the numbers of the camps. */
  visits: readonly CampDeed[];
  /** Names of its map file, as recordings have them. */
  files: readonly string[];
  /** An SVG; null where neither a map file nor any order gives any ground. */
  card: string | null;
}

export interface Atlas {
  /** The versions of a map by its name, most games first. */
  versions: (name: string) => readonly MapVersion[];
  /** The address of the small picture of a map; null where there is none. */
  thumbnail: (name: string) => string | null;
  /** A game told on its map, by its id, and the map. */
  chronicleOf: (replayId: string) => { chronicle: ToldGame; entry: MapEntry | null };
  /** The facts of a layout by its id; null for one that is not known. */
  layout: (id: string) => MapFacts | null;
}

/** For a catalogue without places. */
export const NO_ATLAS: Atlas = {
  versions: () => [],
  thumbnail: () => null,
  chronicleOf: () => ({ chronicle: UNTOLD, entry: null }),
  layout: () => null,
};

export const atlasOf = once((archive: Archive): Atlas => {
  const games = gamesByEntry(archive);
  const layouts = new Map(archive.mapFiles.map((facts) => [facts.id, facts]));
  const slugs = new Map(archive.catalogue.maps.map(({ name, slug }) => [name, slug]));
  const versions = once((entry: MapEntry): MapVersion => versionOf(archive, entry, games.get(entry) ?? []));
  return {
    versions: (name) => versionsOf(archive, name).map(versions),
    thumbnail: (name) => {
      const slug = slugs.get(name);
      return slug === undefined || thumbnailOf(archive, name) === null ? null : urls.mapPicture(slug);
    },
    chronicleOf: (replayId) => {
      const game = archive.gameOf(replayId);
      return { chronicle: toldOf(archive, game), entry: entryOf(archive, game) ?? null };
    },
    layout: (id) => layouts.get(id) ?? null,
  };
});

const gamesByEntry = once((archive: Archive) => Map.groupBy(archive.games, (game) => entryOf(archive, game)));

/** The small picture of a map's most played version, as an SVG; null where there is none. */
export const thumbnailOf = (archive: Archive, name: string): string | null => {
  const [most] = versionsOf(archive, name);
  return most ? drawn(drawnVersion(archive, most, gamesByEntry(archive).get(most) ?? [])) : null;
};

/** The same of the version that a game was played on. */
export function gameThumbnail(archive: Archive, game: ArchivedGame): string | null {
  const entry = drawnEntryOf(archive, game);
  return entry ? drawn(entry) : null;
}

const drawn = once(drawThumbnail);

/** The first visits of the players of a game, with each camp’s place in the player’s route. */
function visitsOf({ chronicle: { places }, races }: GameHere): CampDeed[] {
  const turns = new Map<number, number>();
  return (places?.camps ?? []).flatMap(({ slot, at, startMs, camp }): CampDeed[] => {
    const turn = turns.get(slot) ?? 0;
    turns.set(slot, turn + 1);
    return camp ? [{ at, ms: startMs, race: races.get(slot) ?? null, number: camp.number, turn }] : [];
  });
}

/** Lobby slots of the players with a result. */
const slotsWith = (
  { analysis }: ArchivedGame,
  isSuch: (result: 'won' | 'lost' | null) => boolean,
): Set<number> =>
  new Set(analysis.players.flatMap(({ slot, result }) => (isSuch(result) ? [Number(slot)] : [])));

function versionOf(archive: Archive, seen: MapEntry, games: readonly ArchivedGame[]): MapVersion {
  const entry = drawnVersion(archive, seen, games);
  const here = games.map((game): GameHere => ({
    chronicle: toldOf(archive, game),
    races: new Map(game.analysis.players.map(({ slot, race }) => [Number(slot), race])),
    won: slotsWith(game, (result) => result === 'won'),
    decided: slotsWith(game, (result) => result !== null),
  }));
  const onMaps = here.filter(({ chronicle }) => chronicle.places !== null);
  const use = mapUse(entry, onMaps);
  const files = games.map(({ decoded }) => decoded.map.path.split(/[\\/]/).at(-1) ?? '');
  const facts = archive.mapFiles.find(({ id }) => id === entry.layout) ?? null;
  return {
    entry,
    use,
    facts,
    visits: here.flatMap(visitsOf),
    files: [...new Set(files)].sort(),
    card: drawMapCard(entry, use, { id: 'map' }),
  };
}

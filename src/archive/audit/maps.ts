/** How well map files explain what the orders of games are aimed at: which creature each order meant, and what speaks against it. */
import type { SightedCreep } from '../../game/map/evidence.ts';
import type { GameMap, MapMatch } from '../../game/map/map-of-game.ts';
import { creatureOf, FARTHEST_TAG, tagTable, type TagTable } from '../../game/map/tags.ts';
import { sum } from './statistics.ts';

/** A creature this near to its place in the file, in map units, has not moved. */
const AT_HOME = 24;
/** The World Editor’s id for a creature whose kind the game draws at the start. */
const RANDOM = 'uDNR';

/** The games on one map file, as the audit needs them. */
export interface GamesOnFile {
  /** Name of the map. */
  name: string;
  games: number;
  /** Null where no file fits. */
  map: GameMap | null;
  creeps: readonly SightedCreep[];
}

/** What was found on one map, or on all of them. */
export interface MapCounts {
  files: number;
  games: number;
  /** Games by how sure the map file is. */
  matches: Readonly<Record<MapMatch | 'none', number>>;
  /** Creatures that orders were aimed at, and those of them that are one creature of the file. */
  aimedAt: number;
  assigned: number;
  /** Creatures whose tag was learned, and those of them that the other tags foretell. */
  anchors: number;
  foretold: number;
  /** Creatures first aimed at where exactly one of the file stands, and those of them that are taken for that one. */
  atHome: number;
  sameAtHome: number;
  /** Creatures whose kind a selection shows, and those of them that are of this kind in the file. */
  kinds: number;
  sameKind: number;
}

export interface MapAudit extends MapCounts {
  /** Sorted by name. */
  maps: readonly (MapCounts & { name: string })[];
}

/** Holds the map files of some games against what their orders show. */
export function auditMaps(files: readonly GamesOnFile[]): MapAudit {
  const byName = Map.groupBy(files, ({ name }) => name);
  const maps = [...byName]
    .map(([name, played]) => ({ name, ...together(played.map(countFile)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...together(files.map(countFile)), maps };
}

function countFile({ games, map, creeps }: GamesOnFile): MapCounts {
  const table = map?.tags ?? null;
  const matches = { file: 0, exact: 0, places: 0, none: 0, [map?.match ?? 'none']: games };
  const nothing = {
    aimedAt: 0,
    assigned: 0,
    anchors: 0,
    foretold: 0,
    atHome: 0,
    sameAtHome: 0,
    kinds: 0,
    sameKind: 0,
  };
  if (!map || !table) return { files: 1, games, matches, ...nothing };
  const creatures = creeps.filter(({ tag }) => isAmong(table, tag));
  const taken = creatures.map((seen) => ({ seen, creature: creatureOf(table, seen.tag) }));
  const selected = taken.filter(
    ({ seen, creature }) => seen.kind !== null && creature && creature.id !== RANDOM,
  );
  const home = taken.flatMap(({ seen, creature }) => {
    const there = table.creatures.filter(({ x, y }) => Math.hypot(x - seen.at[0], y - seen.at[1]) <= AT_HOME);
    return there.length === 1 ? [creature === there[0]] : [];
  });
  const tries = table.anchors.length < 2 ? [] : table.anchors.map((anchor) => isForetold(map, table, anchor));
  return {
    files: 1,
    games,
    matches,
    aimedAt: creatures.length,
    assigned: taken.filter(({ creature }) => creature !== null).length,
    anchors: tries.length,
    foretold: tries.filter(Boolean).length,
    atHome: home.length,
    sameAtHome: home.filter(Boolean).length,
    kinds: selected.length,
    sameKind: selected.filter(({ seen, creature }) => creature!.id === seen.kind).length,
  };
}

/** Whether the other tags of a table lead to the creature of one that is left out. */
function isForetold({ facts }: GameMap, table: TagTable, [place, tag]: TagTable['anchors'][number]): boolean {
  const others = tagTable(
    facts,
    table.anchors.filter(([other]) => other !== place),
  );
  return others !== null && creatureOf(others, tag) === table.creatures[place];
}

/** Whether a tag lies between those of the first and the last creature: what is before is a tree, a shop or a critter. */
const isAmong = ({ tags }: TagTable, tag: number): boolean =>
  tag >= tags[0]! - FARTHEST_TAG && tag <= tags.at(-1)! + FARTHEST_TAG;

function together(counts: readonly MapCounts[]): MapCounts {
  const total = (of: (count: MapCounts) => number): number => sum(counts.map(of));
  return {
    files: total(({ files }) => files),
    games: total(({ games }) => games),
    matches: {
      file: total(({ matches }) => matches.file),
      exact: total(({ matches }) => matches.exact),
      places: total(({ matches }) => matches.places),
      none: total(({ matches }) => matches.none),
    },
    aimedAt: total(({ aimedAt }) => aimedAt),
    assigned: total(({ assigned }) => assigned),
    anchors: total(({ anchors }) => anchors),
    foretold: total(({ foretold }) => foretold),
    atHome: total(({ atHome }) => atHome),
    sameAtHome: total(({ sameAtHome }) => sameAtHome),
    kinds: total(({ kinds }) => kinds),
    sameKind: total(({ sameKind }) => sameKind),
  };
}

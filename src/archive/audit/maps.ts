/**
 * Checks how well map files explain the targets of orders: which creature each order targeted, and what contradicts
 * that.
 */
import type { SightedCreep } from '../../map/ground/evidence.ts';
import type { GameMap, MapMatch } from '../../map/fit/map-of-game.ts';
import { creatureOf, FARTHEST_TAG, tagTable, type TagTable } from '../../map/track/tags.ts';
import { total } from './statistics.ts';

/** A creature within this many map units of its place in the file counts as not having moved. */
const AT_HOME = 24;
/** World Editor id of a creature with a random kind. */
const RANDOM = 'uDNR';

/** The games played on one map file, as input to the audit. */
export interface GamesOnFile {
  /** Name of the map. */
  name: string;
  games: number;
  /** Null if no file fits. */
  map: GameMap | null;
  creeps: readonly SightedCreep[];
}

/** Findings for one map or for all maps. */
export interface MapCounts {
  files: number;
  games: number;
  /** Number of games by how certain the map file is. */
  matches: Readonly<Record<MapMatch | 'none', number>>;
  /** Creatures targeted by orders, and how many were identified in the file. */
  aimedAt: number;
  assigned: number;
  /** Creatures with a learned tag, and how many of them the other tags predict. */
  anchors: number;
  foretold: number;
  /**
   * Creatures first targeted at a place where the file has exactly one creature, and how many of them were identified
   * as that creature.
   */
  atHome: number;
  sameAtHome: number;
  /** Creatures shown in a selection with their kind, and how many of them have this kind in the file. */
  kinds: number;
  sameKind: number;
}

/** The findings for all map files, and for each. */
export interface MapAudit extends MapCounts {
  /** Sorted by name. */
  maps: readonly (MapCounts & { name: string })[];
}

const NOTHING: MapCounts = {
  ...{ files: 0, games: 0, matches: { file: 0, exact: 0, places: 0, none: 0 }, aimedAt: 0, assigned: 0 },
  ...{ anchors: 0, foretold: 0, atHome: 0, sameAtHome: 0, kinds: 0, sameKind: 0 },
};

/** Compares the map files of the games with what their orders show. */
export function auditMaps(files: readonly GamesOnFile[]): MapAudit {
  const byName = Map.groupBy(files, ({ name }) => name);
  const maps = [...byName]
    .map(([name, played]) => ({ name, ...total(played.map(countFile), NOTHING) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...total(files.map(countFile), NOTHING), maps };
}

function countFile({ games, map, creeps }: GamesOnFile): MapCounts {
  const table = map?.tags ?? null;
  const matches = { ...NOTHING.matches, [map?.match ?? 'none']: games };
  if (!map || !table) return { ...NOTHING, files: 1, games, matches };
  const creatures = creeps.filter(({ tag }) => isAmong(table, tag));
  const taken = creatures.map((seen) => ({ seen, creature: creatureOf(table, seen.tag) }));
  const selected = taken.filter(
    ({ seen, creature }) => seen.kind !== null && creature && creature.id !== RANDOM,
  );
  const home = taken.flatMap(({ seen, creature }) => {
    const there = table.creatures.filter(({ x, y }) => Math.hypot(x - seen.at[0], y - seen.at[1]) <= AT_HOME);
    return there.length === 1 ? [creature === there[0]] : [];
  });
  const tries =
    table.anchors.length < 2 ? [] : table.anchors.map((anchor) => isPredicted(map, table, anchor));
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

/** Whether the table's other tags predict the creature of the omitted tag. */
function isPredicted(
  { facts }: GameMap,
  table: TagTable,
  [place, tag]: TagTable['anchors'][number],
): boolean {
  const others = tagTable(
    facts,
    table.anchors.filter(([other]) => other !== place),
  );
  return others !== null && creatureOf(others, tag) === table.creatures[place];
}

/** Whether a tag is between the tags of the first and the last creature. Lower tags are trees, shops or critters. */
const isAmong = ({ tags }: TagTable, tag: number): boolean =>
  tag >= tags[0]! - FARTHEST_TAG && tag <= tags.at(-1)! + FARTHEST_TAG;

/** The list of all maps of an archive. */
import {
  mapEntry,
  minesOf,
  SAME_MINE,
  SAME_START,
  startsOf,
  type MapEntry,
  type SeenPlace,
} from './entry.ts';
import type { MapEvidence } from '../ground/evidence.ts';
import { findSymmetry } from '../ground/symmetry.ts';

/** Minimum distance between two mines on any map. */
const MINE_MOVED = 600;

/** All maps of a list of games. */
export interface Gazetteer {
  /** Most games first. */
  maps: readonly MapEntry[];
}

/** The small part of the evidence that distinguishes maps. */
export type MapMark = Pick<MapEvidence, 'key' | 'name' | 'fingerprint' | 'orders' | 'starts' | 'mines'> & {
  /** Id of the map file's layout; absent if no file fits. */
  layout?: string | null;
};

/**
 * Builds the gazetteer from a list of games. Versions of a map are told apart by file layout or checksum, and
 * merged if they have the same name and starting places. The order of the games doesn't matter. `draw` builds
 * each map's entry from its games, because the evidence of a whole archive doesn't fit in memory.
 */
export function gazetteer(games: readonly MapEvidence[]): Gazetteer;
export function gazetteer<Known extends MapMark>(
  games: readonly Known[],
  draw: (map: readonly Known[]) => MapEntry,
): Gazetteer;
export function gazetteer(
  games: readonly MapMark[],
  draw = (map: readonly MapMark[]) => drawMap(map as readonly MapEvidence[]),
): Gazetteer {
  const versions = [...Map.groupBy(once(games), ({ key, layout }) => layout ?? key).values()].sort(
    (a, b) => b.length - a.length || (a[0]!.key < b[0]!.key ? -1 : 1),
  );
  const groups: MapMark[][] = [];
  for (const version of versions) {
    const group = groups.find((map) => isSameMap(map, version));
    if (group) group.push(...version);
    else groups.push([...version]);
  }
  const maps = groups.map((map) => ({
    ...draw(map),
    keys: [...new Set(map.map(({ key }) => key))].sort(),
  }));
  return { maps: maps.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1)) };
}

/** Builds the entry of a map with several games. */
export const drawMap = (games: readonly MapEvidence[]): MapEntry =>
  mapEntry(games, { symmetryOf: findSymmetry });

/** The entry for a game's map; undefined if the map is unknown. */
export const findMap = ({ maps }: Gazetteer, key: string): MapEntry | undefined =>
  maps.find(({ keys }) => keys.includes(key));

/** Keeps each game once: the recording with the most orders. */
function once(games: readonly MapMark[]): MapMark[] {
  const best = new Map<string, MapMark>();
  for (const game of games) {
    const earlier = best.get(game.fingerprint);
    if (!earlier || game.orders > earlier.orders) best.set(game.fingerprint, game);
  }
  return [...best.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
}

/**
 * Whether two versions have the same starts, judged by orders that target halls. Each start of the version with fewer
 * starts must be in the other. If a start or mine is slightly shifted, it is another version, whatever its name.
 */
function isSameMap(map: readonly MapMark[], version: readonly MapMark[]): boolean {
  const layouts = new Set([map[0]?.layout, version[0]?.layout]);
  // Different files are different layouts, even if the few known halls agree.
  if (layouts.size > 1 && !layouts.has(undefined) && !layouts.has(null)) return false;
  if (map[0]?.name !== version[0]?.name) return false;
  const [some, others] = [startsOf(map), startsOf(version)];
  if (some.length === 0 || others.length === 0) return false;
  const [smaller, larger] = some.length < others.length ? [some, others] : [others, some];
  if (!smaller.every((start) => larger.some((other) => distance(start, other) <= SAME_START))) return false;
  const mines = minesOf(map);
  return !minesOf(version).some((mine) =>
    mines.some((other) => distance(mine, other) > SAME_MINE && distance(mine, other) < MINE_MOVED),
  );
}

const distance = (a: SeenPlace, b: SeenPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

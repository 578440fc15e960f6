import {
  mapEntry,
  minesOf,
  SAME_MINE,
  SAME_START,
  startsOf,
  type MapEntry,
  type SeenPlace,
} from './entry.ts';
import type { MapEvidence } from './evidence.ts';
import { findSymmetry } from './symmetry.ts';

/** No two mines of one map stand this close. */
const MINE_MOVED = 600;

/** Every map of some games. */
export interface Gazetteer {
  /** Most games first. */
  maps: readonly MapEntry[];
}

/** What tells maps apart, a small part of the evidence. */
export type MapMark = Pick<MapEvidence, 'key' | 'name' | 'fingerprint' | 'orders' | 'starts' | 'mines'> & {
  /** Id of the layout of the map file; absent where no file fits. */
  layout?: string | null;
};

/**
 * Makes the gazetteer of some games: versions of a map by the layout of its file or by checksum, joined where they have the same name and the
 * same starting places. The same games in any order give the same maps. `draw` makes the entry of each map of the games on it: an
 * archive cannot hold the evidence of all at once.
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
  const joined: MapMark[][] = [];
  for (const version of versions) {
    const same = joined.find((map) => isSameMap(map, version));
    if (same) same.push(...version);
    else joined.push([...version]);
  }
  const maps = joined.map((map) => ({
    ...draw(map),
    keys: [...new Set(map.map(({ key }) => key))].sort(),
  }));
  return { maps: maps.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1)) };
}

/** The entry of a map that several games may know. */
export const drawMap = (games: readonly MapEvidence[]): MapEntry =>
  mapEntry(games, { symmetryOf: findSymmetry });

/** The entry for the map of a game; undefined for a map that is not known. */
export const findMap = ({ maps }: Gazetteer, key: string): MapEntry | undefined =>
  maps.find(({ keys }) => keys.includes(key));

/** Each game once: of its recordings the one with the most orders. */
function once(games: readonly MapMark[]): MapMark[] {
  const best = new Map<string, MapMark>();
  for (const game of games) {
    const earlier = best.get(game.fingerprint);
    if (!earlier || game.orders > earlier.orders) best.set(game.fingerprint, game);
  }
  return [...best.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
}

/**
 * Whether two versions have the same starts, as far as halls were aimed at: each of the one that knows fewer has
 * its like in the other. A start or a mine a little beside another one is another version, whatever the name says.
 */
function isSameMap(map: readonly MapMark[], version: readonly MapMark[]): boolean {
  const layouts = new Set([map[0]?.layout, version[0]?.layout]);
  // Files tell layouts apart, whatever the few halls of their games agree in.
  if (layouts.size > 1 && !layouts.has(undefined) && !layouts.has(null)) return false;
  if (map[0]?.name !== version[0]?.name) return false;
  const [some, others] = [startsOf(map), startsOf(version)];
  if (some.length === 0 || others.length === 0) return false;
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  if (!fewer.every((start) => more.some((other) => apart(start, other) <= SAME_START))) return false;
  const mines = minesOf(map);
  return !minesOf(version).some((mine) =>
    mines.some((other) => apart(mine, other) > SAME_MINE && apart(mine, other) < MINE_MOVED),
  );
}

const apart = (a: SeenPlace, b: SeenPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

import type { Game } from '../game.ts';
import { fingerprint } from '../identity.ts';
import { mapName } from '../map-name.ts';
import type { OrderLog } from '../derive/places/order-log.ts';
import type { Places } from '../derive/places/places.ts';
import type { Start } from '../derive/places/halls.ts';
import type { Point } from '../derive/places/point.ts';
import type { Sighting } from './tags.ts';

/** Side of the squares in which orders are counted, in map units: a building square. */
export const EVIDENCE_CELL = 128;
/** What several recordings have instead of a checksum. */
const NO_CHECKSUM = 'ffffffff';
/** Undead and night elves take a mine over with an order aimed at it, which tells a mine from a tree. */
const TAKES_MINE: ReadonlySet<string> = new Set(['ugol', 'egol']);

/** What one game says of its map. Plain JSON, so that a build can keep it. */
export interface MapEvidence {
  /** The version of the map: its checksum, or its file name where the recording has none. */
  key: string;
  /** Clean name of the map. */
  name: string;
  /** The same for every recording of one game; of several the one with more orders counts. */
  fingerprint: string;
  /** Orders with a point. */
  orders: number;
  /** How many orders pointed into a square: `[column, row, orders]`. */
  cells: readonly (readonly [number, number, number])[];
  starts: readonly Start[];
  /** Points that orders prove to be gold mines. */
  mines: readonly Point[];
  /** Things on the lattice that never moved: trees, and mines and shops that nothing names. */
  fixtures: readonly Point[];
  /** Each creep, where it was first aimed at. */
  creeps: readonly SightedCreep[];
}

/** A creep that orders were aimed at, and what kind a selection showed it as; null where none did. */
export interface SightedCreep extends Sighting {
  kind: string | null;
}

/** Gathers what a game says of its map. */
export function mapEvidence(game: Game, log: OrderLog, places: Places): MapEvidence {
  const { points, roles } = places;
  const firstOf = (role: string): Point[] =>
    roles.flatMap((candidate, number) => (candidate === role ? (points.get(number)?.slice(0, 1) ?? []) : []));
  const taken = game.players.flatMap(({ events }) =>
    events.flatMap((event) => (event.do === 'target' && TAKES_MINE.has(event.id) ? [event.at] : [])),
  );
  const pointed = log.orders.flatMap(({ at }) => (at ? [at] : []));
  return {
    key: mapKey(game),
    name: mapName(game.map.path),
    fingerprint: fingerprint(game),
    orders: pointed.length,
    cells: countCells(pointed),
    starts: places.starts,
    mines: distinct([...firstOf('mine'), ...taken]),
    fixtures: distinct(firstOf('fixture')),
    creeps: roles.flatMap((role, number): SightedCreep[] => {
      const at = role === 'creep' && points.get(number)?.[0];
      const { tag, forms } = log.objects[number]!;
      return at ? [{ tag, at, kind: forms[0]?.[1] ?? null }] : [];
    }),
  };
}

/** What tells versions of a map apart. */
export function mapKey({ map }: Pick<Game, 'map'>): string {
  const checksum = map.checksum.toLowerCase();
  const file = map.path.split(/[\\/]/).at(-1) ?? '';
  return checksum === NO_CHECKSUM ? `file:${file.toLowerCase()}` : checksum;
}

/**
 * What games on one map file have in common: the digest that recordings state of it, otherwise what else tells versions
 * apart.
 */
export const fileKey = (game: Pick<Game, 'map'>): string => game.map.sha1 ?? mapKey(game);

function countCells(points: readonly Point[]): [number, number, number][] {
  const cells = new Map<string, [number, number, number]>();
  for (const [x, y] of points) {
    const [column, row] = [Math.floor(x / EVIDENCE_CELL), Math.floor(y / EVIDENCE_CELL)];
    const key = `${column} ${row}`;
    const cell = cells.get(key);
    if (cell) cell[2]++;
    else cells.set(key, [column, row, 1]);
  }
  return [...cells.values()];
}

/** Points without repeats. */
export const distinct = (points: readonly Point[]): Point[] => [
  ...new Map(points.map((point) => [point.join(), point])).values(),
];

/** What one game’s orders show about its map. */
import type { Game } from '../../game/game.ts';
import { fingerprint } from '../../game/identity.ts';
import { mapName } from '../../game/map-name.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Start } from '../../game/derive/places/halls.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { Sighting } from '../track/tags.ts';

/** Size of the grid cells in which orders are counted, in map units: one building square. */
export const EVIDENCE_CELL = 128;
/** Checksum value in several recordings that have no checksum. */
const NO_CHECKSUM = 'ffffffff';
/**
 * Buildings of Undead and Night Elves on top of a mine. An order to build one proves that its target is a mine and
 * not a tree.
 */
const TAKES_MINE: ReadonlySet<string> = new Set(['ugol', 'egol']);

/** Evidence from one game about its map. Plain JSON, so that builds can cache it. */
export interface MapEvidence {
  /** The map version: its checksum, or its file name if the recording has none. */
  key: string;
  /** Clean name of the map. */
  name: string;
  /** Identical for all recordings of a game; the recording with the most orders counts. */
  fingerprint: string;
  /** Number of orders with a point. */
  orders: number;
  /** Orders per grid cell: `[column, row, orders]`. */
  cells: readonly (readonly [number, number, number])[];
  starts: readonly Start[];
  /** Points that orders prove to be gold mines. */
  mines: readonly Point[];
  /** Objects on the grid that never moved: trees, and unidentified mines and shops. */
  fixtures: readonly Point[];
  /** Each creep at its first known position. */
  creeps: readonly SightedCreep[];
}

/** A creep targeted by orders, and the kind that a selection showed; null if it was never selected. */
export interface SightedCreep extends Sighting {
  kind: string | null;
}

/** Collects what a game shows about its map. */
export function mapEvidence(game: Game, log: OrderLog, places: Places): MapEvidence {
  const { points, roles } = places;
  const firstOf = (role: string): Point[] =>
    roles.flatMap((candidate, number) => (candidate === role ? (points.get(number)?.slice(0, 1) ?? []) : []));
  const mineTargets = game.players.flatMap(({ events }) =>
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
    mines: distinct([...firstOf('mine'), ...mineTargets]),
    fixtures: distinct(firstOf('fixture')),
    creeps: roles.flatMap((role, number): SightedCreep[] => {
      const point = role === 'creep' && points.get(number)?.[0];
      const { tag, forms } = log.objects[number]!;
      return point ? [{ tag, at: point, kind: forms[0]?.[1] ?? null }] : [];
    }),
  };
}

/** Identifies the version of a map. */
export function mapKey({ map }: Pick<Game, 'map'>): string {
  const checksum = map.checksum.toLowerCase();
  const file = map.path.split(/[\\/]/).at(-1) ?? '';
  return checksum === NO_CHECKSUM ? `file:${file.toLowerCase()}` : checksum;
}

/** Identifies the map file: the digest in the recordings, otherwise the version key. */
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

/** Removes repeated points. */
export const distinct = (points: readonly Point[]): Point[] => [
  ...new Map(points.map((point) => [point.join(), point])).values(),
];

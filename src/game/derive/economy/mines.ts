/** Gold mines of a player’s expansions, and the workers sent there. */
import type { AnalysedPlayer } from '../../analysis.ts';
import type { PlayerEconomy } from '../../economy-schema.ts';
import type { Band } from '../../spending-schema.ts';
import { findObject } from '../../objects/table.ts';
import { HAUNTED_MINE } from '../expansions.ts';
import type { Hall } from '../places/halls.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import { distance, type Point } from '../places/point.ts';
import { MINE_REACH } from '../places/starts-on-ground.ts';

/** Tolerance for orders that target a mine, or a building on top of it: both point at the mine's centre. */
const AT_MINE = 100;
const GATHER: ReadonlySet<Order['kind']> = new Set(['smart', 'harvest', 'ability']);

/**
 * First and last order from `sinceMs` on that sends one of the player's workers to the hall's mine; null if none is
 * known.
 */
export function workersAtMine(
  { slot, at, ms: sinceMs }: Hall,
  { orders, objects }: OrderLog,
  mines: readonly Point[],
): PlayerEconomy['expansions'][number]['workers'] {
  const [mine] = mines
    .filter((candidate) => distance(candidate, at) <= MINE_REACH)
    .sort((a, b) => distance(a, at) - distance(b, at));
  if (!mine) return null;
  const sent = orders.filter(
    (order) =>
      order.slot === slot &&
      order.ms >= sinceMs &&
      order.target !== null &&
      order.at !== null &&
      GATHER.has(order.kind) &&
      distance(order.at, mine) <= AT_MINE &&
      order.leader !== null &&
      isWorker(objects[order.leader]!.forms, order.ms),
  );
  return sent[0] ? { firstMs: sent[0].ms, lastMs: sent.at(-1)!.ms } : null;
}

/** Orders within this many map units of each other target the same building. */
const SAME_SPOT = 48;
const FEWEST = 2;

/** When a building on the hall's site was first targeted after the hall was ordered, in ms; null if it never was. */
export function seenOnSite(
  { id, at, ms }: Hall,
  { objects }: OrderLog,
  points: ReadonlyMap<number, readonly Point[]>,
): number | null {
  const there = [...points].flatMap(([number, spots]) => {
    const { map, item, forms, firstMs } = objects[number]!;
    const isBuilding = forms.every(([, id]) => findObject(id)?.kind === 'building');
    // One order is enough on a mine, where nothing else can be built, and for an object that was seen as a
    // building.
    const fewest = id === HAUNTED_MINE || forms.length > 0 ? 1 : FEWEST;
    const stands = spots.length >= fewest && spots.every((spot) => distance(spot, at) <= SAME_SPOT);
    return !map && !item && isBuilding && stands && firstMs >= ms ? [firstMs] : [];
  });
  return there.length > 0 ? Math.min(...there) : null;
}

/** Whether an object with these forms was a worker at a time in ms. */
export function isWorker(forms: OrderLog['objects'][number]['forms'], ms: number): boolean {
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  return id !== undefined && findObject(id)?.worker === true;
}

/** Number of gold mines opened by certain times, including the starting mine. */
export const minesBy = (
  { expansions }: Pick<AnalysedPlayer, 'expansions'>,
  sites: readonly (PlayerEconomy['expansions'][number] & { makeMs: number })[],
  minutes: readonly number[],
): Band => {
  const opened = sites.map(({ ms, begunMs, workers, makeMs }) => {
    const hall = expansions.find((expansion) => expansion.ms === ms);
    const stood = hall?.standing?.to ?? (begunMs === null ? Infinity : begunMs + makeMs);
    const sure = workers ? Math.max(stood, workers.firstMs) : Infinity;
    return { from: Math.max(ms, hall?.standing?.from ?? 0), sure };
  });
  const by = (time: 'from' | 'sure') =>
    minutes.map((ms) => 1 + opened.filter((mine) => mine[time] <= ms).length);
  return { least: by('sure'), most: by('from') };
};

/** The gold mines of a player’s expansions, and the workers that were sent there. */
import type { AnalysedPlayer } from '../../analysis.ts';
import type { PlayerEconomy } from '../../economy-schema.ts';
import type { Band } from '../../spending-schema.ts';
import { findObject } from '../../objects/table.ts';
import type { Hall } from '../places/halls.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import { distance, type Point } from '../places/point.ts';
import { MINE_REACH } from '../places/starts-on-ground.ts';

/** Orders at a mine point at its middle; what a race puts over it keeps its place. */
const AT_MINE = 100;
const GATHER: ReadonlySet<Order['kind']> = new Set(['smart', 'harvest', 'ability']);

/** The first and last order of a player from `sinceMs` on that sends a worker to the mine of a hall; null where none is known. */
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

/** Whether an object that showed as some forms was a worker at a time in ms. */
export function isWorker(forms: OrderLog['objects'][number]['forms'], ms: number): boolean {
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  return id !== undefined && findObject(id)?.worker === true;
}

/** Gold mines opened by some times, that of the start included. */
export const minesBy = (
  { expansions }: Pick<AnalysedPlayer, 'expansions'>,
  sites: PlayerEconomy['expansions'],
  minutes: readonly number[],
): Band => {
  const opened = sites.map(({ ms, workers }) => {
    const hall = expansions.find((expansion) => expansion.ms === ms);
    const sure = hall?.standing && workers ? Math.max(hall.standing.to, workers.firstMs) : Infinity;
    return { from: Math.max(ms, hall?.standing?.from ?? 0), sure };
  });
  const by = (time: 'from' | 'sure') =>
    minutes.map((ms) => 1 + opened.filter((mine) => mine[time] <= ms).length);
  return { least: by('sure'), most: by('from') };
};

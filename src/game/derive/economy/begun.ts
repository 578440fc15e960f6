/** Signs that ordered halls were begun: only these are expansions that a place is named after. */
import type { GameAnalysis } from '../../analysis.ts';
import { costsOf } from '../../objects/costs.ts';
import { findObject } from '../../objects/table.ts';
import { ORDER_STEP_MS } from '../../orders.ts';
import { SAME_SITE } from '../expansions.ts';
import { type Hall, hallAt, type HallSigns } from '../places/halls.ts';
import { seenOnSite } from '../places/on-site.ts';
import { formAt, type Order, type OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import { distance, type Point } from '../places/point.ts';
import { MINE_REACH } from '../places/starts-on-ground.ts';

/** Places whose expansions have the signs that they were begun, as far as objects and orders show it. */
export function withSigns(
  places: Places,
  analysis: GameAnalysis,
  log: OrderLog,
  mines: readonly Point[],
): Places {
  const { makeMs } = costsOf({ ...analysis, expansion: true });
  const signs = new Map<Hall, HallSigns>();
  for (const player of analysis.players) {
    const unsummonsMs = player.build.flatMap(({ unsummonedMs }) => unsummonedMs ?? []);
    const orderedHalls = places.halls.filter(({ slot, ms }) => String(slot) === player.slot && ms > 0);
    const halls = orderedHalls.map((hall) => ({ hall, mine: mineNear(hallAt(hall), mines) }));
    const expansions = halls.filter(({ hall }) => player.expansions.some(({ ms }) => ms === hall.ms));
    for (const { hall, mine } of halls) {
      const { ms, id } = hall;
      // Later workers are those of the next hall at the mine.
      const next = expansions.find((other) => other.hall.ms > ms && mine !== null && other.mine === mine);
      const expansion = player.expansions.find((row) => row.ms === ms);
      const again = places.halls.find(
        (other) => other.ms > ms && other !== hall && distance(other.at, hall.at) <= SAME_SITE,
      );
      const begunMs = expansion
        ? (expansion.started?.to ?? null)
        : seenOnSite(hall, log, places.points, again?.ms);
      const workers = mine && workersAtMine(hall, log, mine, next?.hall.ms, unsummonsMs);
      const isBuilt = hall.rooted !== undefined || isBegun({ ms, begunMs, workers }, makeMs(id) ?? 0);
      const isAgain = orderedHalls.some(
        (other) => other.ms > ms && !other.cancelled && distance(other.at, hall.at) <= SAME_SITE,
      );
      const isLost = isAgain && expansion?.standing === null && !workers;
      signs.set(hall, { begunMs, workers, begun: isBuilt && !isLost });
    }
  }
  return {
    ...places,
    halls: places.halls.map((hall) => {
      const hallSigns = signs.get(hall);
      return hallSigns ? { ...hall, signs: hallSigns } : hall;
    }),
  };
}

/** Whether a hall that didn't walk is known to have been begun, also by a worker that was sent to its mine when it could stand. */
export const isBegun = (
  { ms, begunMs, workers }: Pick<Hall, 'ms'> & Pick<HallSigns, 'begunMs' | 'workers'>,
  makeMs: number,
): boolean => begunMs !== null || (workers?.lastMs ?? 0) >= ms + makeMs;

/** Tolerance for orders that target a mine, or a building on top of it: both point at the mine's centre. */
const AT_MINE = 100;
const GATHER: ReadonlySet<Order['kind']> = new Set(['smart', 'harvest', 'ability']);

/** The mine that belongs to a hall or start at a place; null if none is near. */
export function mineNear(point: Point, mines: readonly Point[]): Point | null {
  const [mine = null] = mines
    .filter((candidate) => distance(candidate, point) <= MINE_REACH)
    .sort((a, b) => distance(a, point) - distance(b, point));
  return mine;
}

/**
 * First and last order from the hall's order on, and before `untilMs`, that sends one of the player's workers to the
 * hall's mine; null if none is known. Orders at the times `unsummonsMs` take a building off the map instead.
 */
export function workersAtMine(
  { slot, ms: sinceMs }: Hall,
  { orders, objects }: OrderLog,
  mine: Point,
  untilMs = Infinity,
  unsummonsMs: readonly number[] = [],
): HallSigns['workers'] {
  const sent = orders.filter(
    (order) =>
      order.slot === slot &&
      order.ms >= sinceMs &&
      order.ms < untilMs &&
      order.target !== null &&
      order.at !== null &&
      GATHER.has(order.kind) &&
      !unsummonsMs.some((ms) => Math.abs(ms - order.ms) <= ORDER_STEP_MS) &&
      distance(order.at, mine) <= AT_MINE &&
      order.leader !== null &&
      isWorker(objects[order.leader]!, order.ms),
  );
  return sent[0] ? { firstMs: sent[0].ms, lastMs: sent.at(-1)!.ms } : null;
}

/** Whether an object was a worker at a time in ms. */
export const isWorker = (object: OrderLog['objects'][number], ms: number): boolean =>
  findObject(formAt(object, ms) ?? '')?.worker === true;

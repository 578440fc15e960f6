/** Orders that target another side's units and buildings: attacks, and those that only scout. */
import { findObject } from '../../objects/table.ts';
import { formAt, type Order, type OrderLog } from './order-log.ts';
import type { Point } from './point.ts';

/** An order that targets another side's unit or building, and its position. */
export interface HostileOrder extends Order {
  at: Point;
  target: number;
}

/**
 * The orders that target another side's objects, as attacks (`hostile`) or not (`scouting`), by time; a list without any is
 * missing. `allies` has the slots of each player's side.
 */
export function ordersAtEnemies(
  log: OrderLog,
  owners: readonly (number | null)[],
  allies: ReadonlyMap<number, readonly number[]>,
): Partial<Record<'scouting' | 'hostile', HostileOrder[]>> {
  const aimed = log.orders.flatMap((order): HostileOrder[] => {
    const { at, target, slot } = order;
    const owner = at && target !== null ? owners[target] : null;
    if (owner == null || !at || target === null) return [];
    const [mine, theirs] = [allies.get(slot), allies.get(owner)];
    if (mine === undefined || theirs === undefined || mine === theirs) return [];
    return [{ ...order, at, target }];
  });
  const commanded = aimed.filter(({ kind }) => kind === 'attack');
  return Object.groupBy(aimed, (order) =>
    isScouting(order, log) && !isMeant(order, commanded) ? 'scouting' : 'hostile',
  );
}

/** Whether an order only sets a rally point, or is a right click that only a worker got. */
function isScouting({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): boolean {
  if (kind === 'rally') return true;
  if (kind !== 'smart' || heroes.length > 0 || leader === null) return false;
  return findObject(formAt(objects[leader]!, ms) ?? '')?.worker === true;
}

/**
 * A worker that is told to attack its target this soon after a right click was meant to attack before. Of 12 right clicks
 * that an attack follows within half a minute, 6 are the one just before it (at most 1.7 s); the others scout.
 */
const MEANT_MS = 2000;

/** Whether one of the attack commands went to the same unit, for the same target, soon after a right click. */
const isMeant = ({ ms, leader, target }: Order, commanded: readonly Order[]): boolean =>
  commanded.some(
    (order) =>
      order.leader === leader && order.target === target && order.ms >= ms && order.ms - ms <= MEANT_MS,
  );

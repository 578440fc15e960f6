/**
 * Counts the units that a player made: for each kind a minimum and a maximum.
 *
 * 1. `queues.ts` simulates the queues of the player's buildings. An order gives a queue slot in each building that may
 *    have taken it: the interval in which the unit can have been finished, or the reason why it wasn't made.
 * 2. `match-births.ts` finds the objects that the orders made: it gives each known object, whose birth is an interval,
 *    a queue slot of its kind.
 * 3. `counted-orders.ts` finds orders that certainly made a unit, each with a window in which it was finished.
 *
 * The maximum is the number of queue slots that made a unit for all we know. The minimum is the number of births, plus
 * the windows that can't belong to one of them: their units were never selected.
 */
import type { CountEvidence } from '../../vocabulary.ts';
import { leastMs } from './buildings.ts';
import { type CountedBirth, isUnit, matchBirths } from './match-births.ts';
import { type CountedOrder, countOrders, type Losses, lossesOf } from './counted-orders.ts';
import { mostPairs } from './overlap.ts';
import { runQueues, SLACK_MS, type Slot } from './queues.ts';
import type { UnitEvidence } from './unit-evidence.ts';

/** How many of one kind a player made. */
export interface Count {
  id: string;
  /** Production time in ms. */
  takesMs: number;
  orders: CountedOrder[];
  /** Number of orders that cannot have made anything, by reason. */
  lost: Losses;
  min: number;
  max: number;
  /** The weakest evidence that the minimum relies on. */
  basis: CountEvidence;
  births: CountedBirth[];
  /** Every queue slot taken by an order, including slots that made nothing. */
  slots: readonly Slot[];
  /** Whether the bounds contradicted each other. The maximum was then raised to the confirmed number. */
  contradicted: boolean;
}

/** Counts the units that a player ordered, by first order. */
export function unitCounts(evidence: UnitEvidence): Count[] {
  const { player, born, orders, endMs, fell, illusions } = evidence;
  const { presses, cancels, costs } = orders;
  const byNumber = new Map(born.map((birth) => [birth.number, birth]));
  // Buildings without an order (`earliest` is 0) stood from the start; the others are ready once they are built.
  const readyMs = (maker: number) => {
    const building = byNumber.get(maker);
    if (!building?.id || building.earliest === 0 || building.earliest > building.to) return 0;
    return building.from + leastMs(player, costs.makeMs(building.id)) - SLACK_MS;
  };
  const queueSlots = runQueues(presses, cancels, readyMs, endMs);
  // Groups each list in one pass: hostile recordings order thousands of kinds.
  const pressesById = Map.groupBy(presses, ({ id }) => id);
  const slotsById = Map.groupBy(queueSlots, ({ id }) => id);
  const ordersById = countOrders(presses, queueSlots, endMs, fell);
  const birthsById = matchBirths({
    ...evidence,
    born: born.filter(({ number }) => !illusions.certain.has(number)),
    queueSlots,
    pressesById,
  });
  return [...pressesById.keys()].filter(isUnit).map((id): Count => {
    const births = birthsById.get(id) ?? [];
    const slots = slotsById.get(id) ?? [];
    const ordersOfKind = ordersById.get(id) ?? [];
    const windows = ordersOfKind.flatMap(({ sure }) => sure ?? []);
    const max = slots.filter(({ lost }) => lost === null).length;
    // A unit that waited for food longer than its window is no further one: each order makes one in each building.
    const confirmed = Math.min(max, births.length + windows.length - mostPairs(windows, births));
    const min = Math.max(births.length, confirmed);
    return {
      id,
      takesMs: pressesById.get(id)?.[0]?.duration ?? 0,
      orders: ordersOfKind,
      lost: lossesOf(slots),
      min,
      max: Math.max(min, max),
      basis: basisOf(min, births),
      births,
      slots,
      contradicted: min > max,
    };
  });
}

/** The weakest evidence that a minimum relies on. */
function basisOf(min: number, births: readonly CountedBirth[]): CountEvidence {
  if (min > births.length) return 'press';
  if (births.some(({ basis }) => basis === 'slot')) return 'slot';
  return births.length > 0 ? 'seen' : 'order';
}

/** What units, buildings and items cost, and when units and buildings existed. */
import type { Bound, Costs } from '../../objects/costs.ts';
import { findObject } from '../../objects/table.ts';
import type { Made } from '../births/made.ts';
import { stood, type Step } from '../step.ts';
import { ordered, payAt, type Payments, type Times } from './payments.ts';

/** When things of one kind were paid for and when they existed. */
export interface MadeTimes {
  id: string;
  paid: Times;
  born: Times;
}

/**
 * Payment times for units and buildings. A unit is paid for when ordered, which is at least its training time
 * before its birth. A building is paid for when work begins, which is when its object is born. A lone press
 * was paid for when it was given. Maximum: all orders were paid for immediately.
 */
export function madeTimes(count: Made, { makeMs }: Costs): MadeTimes {
  const { id, type, births, min, max, orders } = count;
  const lone = orders.flatMap(({ ms, sure }) => (sure ? [{ ms, doneMs: sure.to }] : []));
  const duration = type === 'building' ? 0 : (makeMs(id) ?? 0);
  const first = orders[0]?.ms ?? 0;
  // It is unknown which lone presses made the seen units; the first ones are assumed.
  const unseen = lone.slice(lone.length - (min - births.length));
  const possible: number[] = [];
  for (const { ms, makers } of orders)
    for (let left = Math.max(1, makers.length); left > 0 && possible.length < max; left--) possible.push(ms);
  // Unidentified makers may have made more units than the orders say.
  while (possible.length < max) possible.push(first);
  return {
    id,
    paid: ordered(
      [...births.map(({ to }) => Math.max(first, to - duration)), ...unseen.map(({ ms }) => ms)],
      possible,
    ),
    born: ordered(
      [...births.map(({ to }) => to), ...unseen.map(({ doneMs }) => doneMs)],
      possible.map((ms) => ms + duration),
    ),
  };
}

function kindOf(id: string): 'workers' | 'buildings' | 'units' {
  const object = findObject(id);
  if (object?.worker) return 'workers';
  return object?.kind === 'building' ? 'buildings' : 'units';
}

/** Cost of units and buildings; empty if the price is unknown. */
export function paidForMade({ id, paid }: MadeTimes, { price }: Costs): Payments {
  const [cost, most] = [price(id), price(id, 1, 'most')];
  if (!cost || !most) return { least: [], most: [] };
  const kind = kindOf(id);
  return { least: payAt(paid.least, kind, cost), most: payAt(paid.most, kind, most) };
}

/**
 * Cost of items: at least one item per step, because the game doesn't record refused orders; at most one item per
 * press.
 */
export function paidForItems(steps: readonly Step[], { price }: Costs): Payments {
  const bought = steps.filter((step) => step.type === 'item' && step.at === null && stood(step));
  const pay = (bound: Bound, number: (step: Step) => number) =>
    bought.flatMap((step) => {
      const cost = price(step.id, 1, bound);
      return cost ? payAt(Array<number>(number(step)).fill(step.ms), 'items', cost) : [];
    });
  return {
    least: pay('least', () => 1),
    most: pay('most', ({ presses, cancelled }) => Math.max(1, presses - cancelled)),
  };
}

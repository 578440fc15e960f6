import type { Costs } from '../../objects/costs.ts';
import { findObject } from '../../objects/table.ts';
import type { Made } from '../births/made.ts';
import { at, ordered, type Payments, type Times } from './payments.ts';

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

/** Cost of units and buildings; empty if the price is unknown. */
export function paidForMade({ id, paid }: MadeTimes, { price }: Costs): Payments {
  const [cost, most] = [price(id), price(id, 1, 'most')];
  if (!cost || !most) return { least: [], most: [] };
  const object = findObject(id);
  const kind = object?.worker ? 'workers' : object?.kind === 'building' ? 'buildings' : 'units';
  return { least: at(paid.least, kind, cost), most: at(paid.most, kind, most) };
}

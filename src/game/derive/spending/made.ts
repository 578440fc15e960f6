import type { Costs } from '../../objects/costs.ts';
import { findObject } from '../../objects/table.ts';
import type { Made } from '../births/made.ts';
import { at, ordered, type Payments, type Times } from './payments.ts';

/** When the things of one kind were paid for, and when they were there. */
export interface MadeTimes {
  id: string;
  paid: Times;
  born: Times;
}

/**
 * Units and buildings. A unit is paid for when it is ordered, so one that was there by a time was paid for its training
 * time earlier at the latest; a building is paid for when work on it begins, which is when its object is born. A
 * lone press paid when it was given. At most, the orders were all paid at once, up to the maximum.
 */
export function madeTimes(count: Made, { makeMs }: Costs): MadeTimes {
  const { id, type, births, min, max, orders } = count;
  const lone = orders.flatMap(({ ms, sure }) => (sure ? [{ ms, doneMs: sure.to }] : []));
  const duration = type === 'building' ? 0 : (makeMs(id) ?? 0);
  const first = orders[0]?.ms ?? 0;
  // Which of the lone presses made those that are seen is unknown: as if they were the first.
  const unseen = lone.slice(lone.length - (min - births.length));
  const possible: number[] = [];
  for (const { ms, makers } of orders)
    for (let left = Math.max(1, makers.length); left > 0 && possible.length < max; left--) possible.push(ms);
  // Makers that never showed what they are may have made more than the orders say.
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

/** What was paid for units and buildings; nothing where the price is not known. */
export function paidForMade({ id, paid }: MadeTimes, { price }: Costs): Payments {
  const cost = price(id);
  if (!cost) return { least: [], most: [] };
  const object = findObject(id);
  const kind = object?.worker ? 'workers' : object?.kind === 'building' ? 'buildings' : 'units';
  return { least: at(paid.least, kind, cost), most: at(paid.most, kind, cost) };
}

import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Order, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';
import type { Role } from './roles.ts';

/** What a hero is told to do with an item: pick it up from the ground, put it down, hand it to a unit or sell it to a shop. */
type ItemDeed = 'pick' | 'drop' | 'hand' | 'sell';

/** An order to a hero about an item. */
export interface ItemOrder {
  ms: number;
  slot: number;
  kind: ItemDeed;
  /** Object id of the only hero the order went to; null for several, or for one that never showed its kind. */
  hero: string | null;
  /** Object id of the hero that gets it or of the shop that buys it; null for all else, and where it never showed. */
  to: string | null;
  at: Point;
}

/** A hero that walks to an item is told again and again: orders for one item within this are one. */
const SAME_MS = 15_000;

/** Orders about items, by time. What lies on the ground is known as an item by its tag; which item is not. */
export function itemOrders({ orders, objects }: OrderLog, roles: readonly Role[]): ItemOrder[] {
  const last = new Map<string, number>();
  const errands: ItemOrder[] = [];
  for (const order of orders) {
    const to = order.target === null ? null : (objects[order.target]?.forms[0]?.[1] ?? null);
    const kind = deedOf(order, roles, to);
    if (!kind || !order.at) continue;
    const key = `${order.slot} ${kind} ${kind === 'pick' ? order.target : ''}`;
    const before = last.get(key);
    last.set(key, order.ms);
    if (before !== undefined && order.ms - before <= SAME_MS) continue;
    const [number, ...others] = order.heroes;
    const forms = others.length === 0 && number !== undefined ? objects[number]?.forms : undefined;
    const hero = forms?.find(([, id]) => isHero(id))?.[1] ?? null;
    errands.push({
      ms: order.ms,
      slot: order.slot,
      kind,
      hero,
      to: kind === 'pick' ? null : to,
      at: order.at,
    });
  }
  return errands;
}

/** `to` is the object id of the target. Buildings have no bag: what takes an item there buys it. */
function deedOf({ kind, target, heroes }: Order, roles: readonly Role[], to: string | null): ItemDeed | null {
  const isPick = kind === 'smart' && heroes.length > 0 && target !== null && roles[target] === 'item';
  if (isPick) return 'pick';
  if (kind !== 'give') return null;
  if (target === null) return 'drop';
  if (to === null) return null;
  return findObject(to)?.kind === 'building' ? 'sell' : 'hand';
}

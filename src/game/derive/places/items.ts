import { isHero } from '../../objects/object.ts';
import type { Order, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';
import type { Role } from './roles.ts';

/** An order to a hero about an item: to pick it up from the ground, or to put it down or hand it over. */
export interface ItemOrder {
  ms: number;
  slot: number;
  kind: 'pick' | 'give';
  /** Object id of the only hero the order went to; null for several, or for one that never showed its kind. */
  hero: string | null;
  at: Point;
}

/** A hero that walks to an item is told again and again: orders for one item within this are one. */
const SAME_MS = 15_000;

/** Orders about items, by time. What lies on the ground is known as an item by its tag; which item is not. */
export function itemOrders({ orders, objects }: OrderLog, roles: readonly Role[]): ItemOrder[] {
  const last = new Map<string, number>();
  const told: ItemOrder[] = [];
  for (const order of orders) {
    const kind = kindOf(order, roles);
    if (!kind || !order.at) continue;
    const key = `${order.slot} ${kind} ${kind === 'pick' ? order.target : ''}`;
    const before = last.get(key);
    last.set(key, order.ms);
    if (before !== undefined && order.ms - before <= SAME_MS) continue;
    const [number, ...others] = order.heroes;
    const forms = others.length === 0 && number !== undefined ? objects[number]?.forms : undefined;
    const hero = forms?.find(([, id]) => isHero(id))?.[1] ?? null;
    told.push({ ms: order.ms, slot: order.slot, kind, hero, at: order.at });
  }
  return told;
}

function kindOf({ kind, target, heroes }: Order, roles: readonly Role[]): ItemOrder['kind'] | null {
  if (kind === 'give') return 'give';
  return kind === 'smart' && heroes.length > 0 && target !== null && roles[target] === 'item' ? 'pick' : null;
}

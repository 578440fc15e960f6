/** Orders about items: picked up, dropped, handed over or sold. */
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Order, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';
import type { Role } from './roles.ts';

/** A hero's action with an item: pick it up, drop it, hand it to a unit, or sell it to a shop. */
type ItemDeed = 'pick' | 'drop' | 'hand' | 'sell';

/** An order to a hero about an item. */
export interface ItemOrder {
  ms: number;
  slot: number;
  kind: ItemDeed;
  /** Object id of the hero that got the order; null for several heroes or an unidentified hero. */
  hero: string | null;
  /** Object id of the receiving hero or the buying shop; null for other orders or an unidentified target. */
  to: string | null;
  at: Point;
}

/** Players repeat orders while a hero walks to an item. Orders for one item within this time are merged. */
const SAME_MS = 15_000;

/** Orders about items, by time. The tag shows that an object on the ground is an item, but not which one. */
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

/** `to` is the target's object id. Buildings have no inventory, so a building that takes an item buys it. */
function deedOf({ kind, target, heroes }: Order, roles: readonly Role[], to: string | null): ItemDeed | null {
  const isPick = kind === 'smart' && heroes.length > 0 && target !== null && roles[target] === 'item';
  if (isPick) return 'pick';
  if (kind !== 'give') return null;
  if (target === null) return 'drop';
  if (to === null) return null;
  return findObject(to)?.kind === 'building' ? 'sell' : 'hand';
}

import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Hero } from '../heroes.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import { heroOf } from '../places/roles.ts';
import type { ResearchStep } from '../research.ts';

/** How the buyer is known: an order named the hero, or the player had no other hero. */
type BuyerBasis = 'named' | 'only';

export interface Buyer {
  /** Object id of the hero; null if the recording doesn't show it. */
  hero: string | null;
  basis: BuyerBasis | null;
}

/**
 * How long a named buyer counts as the buyer. The shop serves that unit until the next order, but after a while players
 * no longer remember which unit it is.
 */
const NAMED_MS = 20_000;
/** Research that lets other units carry items. */
const BACKPACKS: ReadonlySet<string> = new Set(['Rhpm', 'Ropm', 'Repm', 'Rupm']);

interface Known {
  heroes: readonly Hero[];
  research: readonly ResearchStep[];
  /** All orders of the player, by time. */
  orders: readonly Order[];
  log: OrderLog;
}

/**
 * Finds the hero that bought an item at a given time. Shop orders don't name the hero. But players can choose
 * which hero a shop serves, by an order that targets one of their heroes while none is selected. Otherwise, a
 * player's only hero is the buyer.
 */
export function buyer(ms: number, { heroes, research, orders, log }: Known): Buyer {
  const last = orders.findLast((order) => order.ms <= ms);
  const target = last?.target == null ? undefined : log.objects[last.target];
  const named = target && heroOf(target);
  if (last && named && last.kind === 'ability' && last.heroes.length === 0 && ms - last.ms <= NAMED_MS)
    if (heroes.some(({ id }) => id === named)) return { hero: named, basis: 'named' };
  const there = heroes.filter((hero) => firstMs(hero) <= ms);
  const packed = research.some((step) => BACKPACKS.has(step.id) && step.ms <= ms);
  const [only, other] = there;
  return only && !other && !packed ? { hero: only.id, basis: 'only' } : { hero: null, basis: null };
}

/** The earliest time at which a hero could have been there, in ms. */
function firstMs({ id, orderedMs, skills, seenMs }: Hero): number {
  if (orderedMs === null) return Math.min(skills[0]?.ms ?? Infinity, seenMs ?? Infinity);
  return orderedMs + (isHero(id) ? (findObject(id)?.seconds ?? 0) * 1000 : 0);
}

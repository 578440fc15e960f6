import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Hero } from '../heroes.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import { heroOf } from '../places/roles.ts';
import type { ResearchStep } from '../research.ts';

/** How the hero is known that bought something: an order named it, or the player had no other. */
type BuyerBasis = 'named' | 'only';

export interface Buyer {
  /** Object id of the hero; null where the recording does not tell it. */
  hero: string | null;
  basis: BuyerBasis | null;
}

/** A shop serves the unit it was told to for as long as nothing else is ordered; later than this nobody remembers. */
const NAMED_MS = 20_000;
/** With it other units than heroes carry items. */
const BACKPACKS: ReadonlySet<string> = new Set(['Rhpm', 'Ropm', 'Repm', 'Rupm']);

interface Known {
  heroes: readonly Hero[];
  research: readonly ResearchStep[];
  /** All orders of the player, by time. */
  orders: readonly Order[];
  log: OrderLog;
}

/**
 * The hero that bought what was ordered of a shop at a time. The order to the shop does not name it: shops serve whom they
 * were told to serve, by an order without own heroes selected that is aimed at one; otherwise the only hero there is.
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

/** When a hero can have been there first, in ms. */
function firstMs({ id, orderedMs, skills, seenMs }: Hero): number {
  if (orderedMs === null) return Math.min(skills[0]?.ms ?? Infinity, seenMs ?? Infinity);
  return orderedMs + (isHero(id) ? (findObject(id)?.seconds ?? 0) * 1000 : 0);
}

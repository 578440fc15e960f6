/**
 * Items that players bought and picked up, according to their orders. An item on the ground is an object with
 * a serial, so the time when it appeared can be narrowed down. Recordings don't say which item it was, and
 * name an object as an item only when it is selected, moved, dropped or given away: 307 of them show 1,070 such items, and some
 * 1,500 more unowned objects near creep camps that heroes were sent to.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { intervals } from '../births/intervals.ts';
import { ordersBySlot } from '../births/presses.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import { distance, type Point } from '../places/point.ts';
import { heroOf } from '../places/roles.ts';
import { playerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Hero } from '../heroes.ts';
import type { ResearchStep } from '../research.ts';

/** Orders that target creeps this close to an item may have caused the drop, in map units … */
const DROP_REACH = 1000;
/** … if they ended at most this long before it appeared. */
const DROP_MS = 20_000;

/** A bought item. */
export interface Bought extends Buyer {
  slot: number;
  ms: number;
  id: string;
}

/** An item that was on the ground when a pick-up order first named it. */
export interface Pickup {
  slot: number;
  /** Time of the order. */
  ms: number;
  /** Number among the game's objects. */
  object: number;
  /** Object ids of the player's heroes that got the order. */
  heroes: readonly string[];
  at: Point;
  /** Interval in which the item appeared, in ms. */
  from: number;
  to: number;
  /** The nearest place where someone attacked creeps nearby at that time; null if nobody did. */
  camp: Point | null;
}

export interface Items {
  bought: readonly Bought[];
  pickups: readonly Pickup[];
}

/** The items of a game, each list by time. */
export const findItems = (game: Game, log: OrderLog, places: Places): Items => ({
  bought: competitors(game)
    .flatMap((player) => boughtBy(game, player, log))
    .sort((a, b) => a.ms - b.ms),
  pickups: findPickups(game, log, places),
});

/** The camp of the creeps that dropped an item, or the item's own place if it is nearer to a start. */
export const droppedAt = (
  { at, camp }: Pick<Pickup, 'at' | 'camp'>,
  starts: readonly { at: Point }[],
): Point => (camp && starts.every((start) => distance(camp, at) < distance(start.at, at)) ? camp : at);

function boughtBy(game: Game, player: GamePlayer, log: OrderLog): Bought[] {
  const { slot } = player;
  const { steps, heroes, research } = playerFacts(game, player);
  const ofPlayer = log.orders.filter((order) => order.slot === slot);
  return steps
    .filter((step) => step.type === 'item' && stood(step))
    .map(({ ms, id }) => ({ slot, ms, id, ...buyer(ms, { heroes, research, orders: ofPlayer, log }) }));
}

function findPickups(game: Game, log: OrderLog, { roles, camps }: Places): Pickup[] {
  const first = new Map<number, Order>();
  for (const order of log.orders)
    if (order.target !== null && roles[order.target] === 'item' && !first.has(order.target))
      first.set(order.target, order);
  const born = intervals(game, ordersBySlot(game));
  return [...first].flatMap(([object, { kind, at, ms, slot, heroes }]): Pickup[] => {
    const birth = born[object];
    // An item first named by an order to move it was already in an inventory.
    if (kind !== 'smart' || !at || !birth) return [];
    const { from, to } = birth;
    const [visit] = camps
      .filter((one) => distance(one.at, at) <= DROP_REACH && one.startMs <= to && one.endMs >= from - DROP_MS)
      .sort((a, b) => distance(a.at, at) - distance(b.at, at));
    const ids = heroes.flatMap((number) => heroOf(log.objects[number]!) ?? []);
    return [{ slot, ms, object, heroes: ids, at, from, to, camp: visit?.at ?? null }];
  });
}

/** How the buyer is known: an order named the hero, or the player had no other hero. */
type BuyerBasis = 'named' | 'only';

interface Buyer {
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
  const hero = target && heroOf(target);
  if (last && hero && last.kind === 'ability' && last.heroes.length === 0 && ms - last.ms <= NAMED_MS)
    if (heroes.some(({ id }) => id === hero)) return { hero: hero, basis: 'named' };
  const there = heroes.filter((hero) => firstMs(hero) <= ms);
  const hasBackpack = research.some((step) => BACKPACKS.has(step.id) && step.ms <= ms);
  const [only, other] = there;
  return only && !other && !hasBackpack ? { hero: only.id, basis: 'only' } : { hero: null, basis: null };
}

/** The earliest time at which a hero could have been there, in ms. */
function firstMs({ id, orderedMs, skills, seenMs }: Hero): number {
  if (orderedMs === null) return Math.min(skills[0]?.ms ?? Infinity, seenMs ?? Infinity);
  return orderedMs + (isHero(id) ? (findObject(id)?.seconds ?? 0) * 1000 : 0);
}

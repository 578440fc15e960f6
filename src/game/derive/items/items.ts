/**
 * Items that players bought and picked up, according to their orders. An item on the ground is an object with
 * a serial, so the time when it appeared can be narrowed down. Recordings don't say which item it was, and
 * don't list items that nobody clicked.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { intervals, ordersBySlot } from '../births/intervals.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import { distance, type Point } from '../places/point.ts';
import { heroOf } from '../places/roles.ts';
import { buyer, type Buyer } from './buyer.ts';
import { playerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';

/**
 * Orders that target creeps this close to an item, at most this long before it appeared, may have caused the
 * drop.
 */
const DROP_REACH = 1000;
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
  /** Whether someone attacked creeps nearby at that time. */
  creeps: boolean;
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
  pickups: foundItems(game, log, places),
});

function boughtBy(game: Game, player: GamePlayer, log: OrderLog): Bought[] {
  const { slot } = player;
  const { steps, heroes, research } = playerFacts(game, player);
  const ofPlayer = log.orders.filter((order) => order.slot === slot);
  return steps
    .filter((step) => step.type === 'item' && stood(step))
    .map(({ ms, id }) => ({ slot, ms, id, ...buyer(ms, { heroes, research, orders: ofPlayer, log }) }));
}

function foundItems(game: Game, log: OrderLog, { roles, camps }: Places): Pickup[] {
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
    const creeps = camps.some(
      (visit) => distance(visit.at, at) <= DROP_REACH && visit.startMs <= to && visit.endMs >= from - DROP_MS,
    );
    const ids = heroes.flatMap((number) => heroOf(log.objects[number]!) ?? []);
    return [{ slot, ms, object, heroes: ids, at, from, to, creeps }];
  });
}

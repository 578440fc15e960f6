/** Tells visits of camps from orders that only pass: scouts, lures, units that are sent on at once. */
import { findObject } from '../../objects/table.ts';
import type { CampVisit } from './camps.ts';
import type { KnownGround } from './known-ground.ts';
import { formAt, type Order, type OrderLog } from './order-log.ts';
import { lastUpTo, positionAt, type HeroTrack } from './hero-state.ts';
import { distance, type Point } from './point.ts';

/**
 * Units that are sent elsewhere within this time after their only order to attack a creature did not attack
 * it.
 */
const SENT_ON_MS = 5000;
/**
 * If units are sent elsewhere this soon after each of a few orders, they are luring creatures or passing by.
 */
const PASSING_MS = 1000;
/** Maximum number of orders that are a few. */
const FEW_ORDERS = 4;
/** Heroes that attack-moved to a camp and weren't sent away for this long fought there. */
const STAY_MS = 15_000;
/** An order this far from the camp sends them away. */
const AWAY = 1200;
/**
 * Some unit of the player was sent this near to a creature's place before the visit. Of 1,794 first
 * visits, 11 are farther away: each is to creatures that another player fights, who had lured them off their camp.
 */
const NEAR = 600;
/** … at most this long before it. */
const LURED_MS = 60_000;
/** A hero that is this near to a creature's place may fight there; tracks are that exact. */
const AT_HAND = 700;
/** A hero that never is this near to one can't have been on its way to fight it for long. */
const IN_SIGHT = 1800;
/** Step in which the way of a hero is followed, in ms. */
const TRACK_STEP_MS = 500;
/** Units that hide after they were told to attack a creature only lure it: by an ability without a place. */
const HIDERS: ReadonlySet<string> = new Set(['earc', 'esen']);

/** A visit with the orders that it was made from; it may continue. */
export interface OpenVisit extends CampVisit {
  camp: NonNullable<CampVisit['camp']>;
  /** Indexes of its orders in the log. */
  orderNumbers: number[];
  /** Whether one of its orders certainly went to a fighter. */
  fought: boolean;
}

/**
 * Whether nobody fought the creatures of a visit: the units were sent on at once, it had only attack-moves and no hero
 * stayed, it was a scout's, or none of the player's units was near the camp itself.
 */
export const isPassing = (
  visit: OpenVisit,
  log: OrderLog,
  ground: KnownGround,
  heroes: readonly HeroTrack[],
): boolean =>
  !isMeant(visit, log.orders) ||
  isScouts(visit, log, ground, heroes) ||
  !wasNear(visit, log.orders, ground) ||
  !couldArrive(visit, log.orders, ground, heroes);

/** Whether the player sent a unit to the camp itself, by the end of the visit. */
const wasNear = (
  { startMs, endMs, ...visit }: OpenVisit,
  orders: readonly Order[],
  ground: KnownGround,
): boolean =>
  orders.some(
    (order) =>
      order.slot === visit.slot &&
      order.ms >= startMs - LURED_MS &&
      order.ms <= endMs &&
      order.kind !== 'rally' &&
      isAt(order, visit.camp, ground, NEAR),
  );

/**
 * Whether a visit is that of a scout: units that are told only once to attack a creature, with no hero at hand. Of 31 such
 * visits in 307 recordings, 12 had a hero there, and in 6 trained fighters stayed: Ghouls that the Death Knight follows,
 * Headhunters, Batriders. The others are single Wolves, Militia, Archers that hide, and groups that are sent on.
 */
const isScouts = (
  visit: OpenVisit,
  log: OrderLog,
  ground: KnownGround,
  heroes: readonly HeroTrack[],
): boolean =>
  visit.orderNumbers.length <= FEW_ORDERS &&
  visit.orderNumbers.filter((index) => log.orders[index]!.target !== null).length === 1 &&
  !visit.orderNumbers.some((index) => log.orders[index]!.heroes.length > 0) &&
  !heroes.some((hero) => hero.slot === visit.slot && isAtHand(hero, visit, ground)) &&
  !visit.orderNumbers.some((index) => stayed(index, log, visit.at));

/** Whether one of the heroes that got all of a few orders came in sight, before it was sent elsewhere. */
function couldArrive(
  visit: OpenVisit,
  orders: readonly Order[],
  ground: KnownGround,
  heroes: readonly HeroTrack[],
) {
  const given = visit.orderNumbers.map((index) => orders[index]!);
  if (given.length > FEW_ORDERS || given.some((order) => order.heroes.length === 0)) return true;
  const sent = heroes.filter(({ object }) => given.some((order) => order.heroes.includes(object)));
  return sent.length === 0 || sent.some((hero) => isAtHand(hero, visit, ground, IN_SIGHT));
}

/** Whether a hero was near the creatures, about the time of a visit. */
function isAtHand(
  { steps }: HeroTrack,
  { startMs, endMs, camp }: OpenVisit,
  { camps }: KnownGround,
  reach = AT_HAND,
): boolean {
  const { creatures } = camps[camp.number]!;
  for (let ms = (camp.aimedMs ?? startMs) - STAY_MS; ms <= endMs + STAY_MS; ms += TRACK_STEP_MS) {
    const step = steps[lastUpTo(steps, ms)];
    if (!step || step.dead) continue;
    const at = positionAt(step, ms);
    if (creatures.some((one) => distance(one.at, at) <= reach)) return true;
  }
  return false;
}

/**
 * Whether trained fighters stayed at a creature that they were told to attack: they lived on, and were neither sent away
 * nor hid.
 */
function stayed(index: number, { orders, objects }: OrderLog, camp: Point): boolean {
  const { ms, target, leader } = orders[index]!;
  if (target === null || leader === null) return false;
  const id = formAt(objects[leader]!, ms) ?? '';
  const { kind, worker } = findObject(id) ?? {};
  if (kind !== 'unit' || worker || objects[leader]!.lastMs - ms < STAY_MS) return false;
  const isGone = (order: Order) =>
    order.at === null
      ? order.kind === 'ability' && HIDERS.has(id)
      : distance(order.at, camp) > AWAY && order.kind !== 'rally';
  return stayAfter(index, orders, isGone) >= STAY_MS;
}

/** Whether an order points to the place of a camp's creature, within a reach in map units. */
const isAt = ({ at }: Order, { number }: OpenVisit['camp'], { camps }: KnownGround, reach: number): boolean =>
  at !== null && camps[number]!.creatures.some((one) => distance(one.at, at) <= reach);

/** Whether units stayed for a fight after one of the orders. */
function isMeant({ camp, at, orderNumbers }: OpenVisit, orders: readonly Order[]): boolean {
  const isAway = (order: Order) => order.at !== null && distance(order.at, at) > AWAY;
  if (camp.aimedMs === null) {
    const [first] = orderNumbers;
    return orders[first!]!.heroes.length > 0 && stayAfter(first!, orders, isAway) >= STAY_MS;
  }
  if (orderNumbers.length > FEW_ORDERS || orderNumbers.some((index) => orders[index]!.target === null))
    return true;
  const isElsewhere = ({ at, kind }: Order) => at !== null && kind !== 'attack';
  const targets = new Set(orderNumbers.map((index) => orders[index]!.target));
  const isSentOn = (order: Order) =>
    isElsewhere(order) && (orderNumbers.length === 1 || order.target === null || !targets.has(order.target));
  const least = orderNumbers.length > 1 ? PASSING_MS : SENT_ON_MS;
  return orderNumbers.some((index) => stayAfter(index, orders, isSentOn) > least);
}

/**
 * Time in ms until the hero or leader that got an order gets the next one that `isSentOn` accepts; at most
 * `STAY_MS`.
 */
function stayAfter(index: number, orders: readonly Order[], isSentOn: (order: Order) => boolean): number {
  const { ms, heroes, leader } = orders[index]!;
  const isForSame = (order: Order) =>
    heroes.length > 0
      ? order.heroes.some((hero) => heroes.includes(hero))
      : leader !== null && order.leader === leader;
  for (let next = index + 1; next < orders.length && orders[next]!.ms - ms < STAY_MS; next++)
    if (isForSame(orders[next]!) && isSentOn(orders[next]!)) return orders[next]!.ms - ms;
  return STAY_MS;
}

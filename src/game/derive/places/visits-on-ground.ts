/** Visits to the camps of a map file: each targeted creature belongs to one camp. */
import { findObject } from '../../objects/table.ts';
import { ATTACKS, GAP_MS, type CampVisit } from './camps.ts';
import { CAMP_LEASH, campNear, type CreatureRef, type KnownGround } from './known-ground.ts';
import { ANCIENTS, formAt, type Order, type OrderLog } from './order-log.ts';
import { lastUpTo, positionAt, type HeroTrack } from './hero-state.ts';
import { distance, type Point } from './point.ts';

/** An attack-move targets a camp if it ends within this many map units of a creature's place. */
const MOVE_REACH = 450;

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

/** A visit that may continue. */
interface Open extends CampVisit {
  camp: NonNullable<CampVisit['camp']>;
  /** Indexes of its orders in the log. */
  orderNumbers: number[];
  /** Whether one of its orders certainly went to a fighter. */
  fought: boolean;
}

/**
 * Visits to camps, by time. A visit begins when a hero, fighting unit or Militia gets an order that targets a creature,
 * near its camp, or an attack-move to an unvisited camp. Scouting workers don't begin a visit, and trees and critters are not
 * creatures. Ancients and groups without a known leader may begin a visit that fighting units then join. After half a
 * minute away, a player begins a new visit. A visit is marked as passing if the units were sent on at once, if it
 * had only attack-moves and no hero stayed, if it was a scout's, or if none of the player's units was near the camp
 * itself.
 */
export function visitsOnGround(
  log: OrderLog,
  creatures: readonly (CreatureRef | null)[],
  ground: KnownGround,
  heroes: readonly HeroTrack[] = [],
): CampVisit[] {
  const open = new Map<string, Open>();
  const visited = new Set<number>();
  const visits: Open[] = [];
  for (const [index, order] of log.orders.entries()) {
    const { ms, slot } = order;
    const ref = order.target === null ? null : (creatures[order.target] ?? null);
    const camp = ref ? (ATTACKS.has(order.kind) ? ref.camp : null) : moveTo(order, ground);
    if (camp === null) continue;
    const isThere = order.at !== null && distance(order.at, ground.camps[camp]!.at) <= CAMP_LEASH;
    const key = `${slot} ${camp}`;
    let visit = open.get(key);
    if (!visit || ms - visit.endMs > GAP_MS) {
      if (!isThere || fighterOf(order, log) === 'no' || (!ref && visited.has(camp))) continue;
      const at = ground.camps[camp]!.at;
      visit = {
        slot,
        startMs: ms,
        endMs: ms,
        at,
        orders: 0,
        camp: { number: camp, creatures: [], aimedMs: null },
        orderNumbers: [],
        fought: false,
      };
      open.set(key, visit);
      visits.push(visit);
    }
    visit.endMs = ms;
    visit.orders++;
    visit.orderNumbers.push(index);
    visit.fought ||= fighterOf(order, log) === 'yes';
    visited.add(camp);
    if (ref) aimAt(visit.camp, ref.creature, ms);
  }
  return visits.flatMap((visit): CampVisit[] => {
    if (!visit.fought) return [];
    const { orderNumbers: _, fought: __, ...plain } = visit;
    const { orders } = log;
    const isVisit =
      isMeant(visit, orders) &&
      !isScouts(visit, log, ground, heroes) &&
      wasNear(visit, orders, ground) &&
      couldArrive(visit, orders, ground, heroes);
    return [isVisit ? plain : { ...plain, passing: true }];
  });
}

/** Whether the player sent a unit to the camp itself, by the end of the visit. */
const wasNear = (
  { startMs, endMs, ...visit }: Open,
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
const isScouts = (visit: Open, log: OrderLog, ground: KnownGround, heroes: readonly HeroTrack[]): boolean =>
  visit.orderNumbers.length <= FEW_ORDERS &&
  visit.orderNumbers.filter((index) => log.orders[index]!.target !== null).length === 1 &&
  !visit.orderNumbers.some((index) => log.orders[index]!.heroes.length > 0) &&
  !heroes.some((hero) => hero.slot === visit.slot && isAtHand(hero, visit, ground)) &&
  !visit.orderNumbers.some((index) => stayed(index, log, visit.at));

/** Whether one of the heroes that got all of a few orders came in sight, before it was sent elsewhere. */
function couldArrive(
  visit: Open,
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
  { startMs, endMs, camp }: Open,
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
const isAt = ({ at }: Order, { number }: Open['camp'], { camps }: KnownGround, reach: number): boolean =>
  at !== null && camps[number]!.creatures.some((one) => distance(one.at, at) <= reach);

/** Whether units stayed for a fight after one of the orders. */
function isMeant({ camp, at, orderNumbers }: Open, orders: readonly Order[]): boolean {
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

/** The camp that an attack-move targets; null for other orders. */
const moveTo = ({ kind, target, at }: Order, ground: KnownGround): number | null =>
  kind === 'attack' && target === null && at ? campNear(ground, at, MOVE_REACH) : null;

/**
 * Whether an order went to heroes or fighting units rather than workers or a building's rally point. An ancient may
 * be uprooted, and a group without a known leader may be anything: "maybe".
 */
function fighterOf({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): 'yes' | 'no' | 'maybe' {
  if (heroes.length > 0) return 'yes';
  const id = leader === null ? undefined : formAt(objects[leader]!, ms);
  // An unidentified unit that got a right click may be a worker. Other orders that target a creature are
  // meant as attacks.
  if (id === undefined) return kind !== 'smart' ? 'yes' : 'maybe';
  const object = findObject(id);
  if (!object) return 'yes';
  if (ANCIENTS.has(id)) return 'maybe';
  return object.kind === 'building' || object.worker ? 'no' : 'yes';
}

function aimAt(camp: Open['camp'], creature: number | null, ms: number): void {
  camp.aimedMs ??= ms;
  if (creature === null) return;
  const creatureAimedAt = camp.creatures.find((other) => other.creature === creature);
  if (creatureAimedAt) {
    creatureAimedAt.lastMs = ms;
    creatureAimedAt.orders++;
  } else camp.creatures.push({ creature, firstMs: ms, lastMs: ms, orders: 1 });
}

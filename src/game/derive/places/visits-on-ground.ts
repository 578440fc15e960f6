/** Visits to the camps of a map file: each creature that an order was aimed at belongs to one camp. */
import { findObject } from '../../objects/table.ts';
import { ATTACKS, GAP_MS, type CampVisit } from './camps.ts';
import { campNear, type CreatureRef, type KnownGround } from './known-ground.ts';
import type { Order, OrderLog } from './order-log.ts';
import { distance } from './point.ts';

/** An attack-move means a camp when it ends this near to a creature's place, in map units. */
const MOVE_REACH = 450;

/** Units that are sent on this soon after their only order at a creature did not attack it, in ms. */
const SENT_ON_MS = 5000;
/** Units that are sent on this soon after each of a few orders lure creatures or pass by, in ms. */
const PASSING_MS = 1000;
const FEW_ORDERS = 4;
/** Heroes that attack-moved to a camp and are not sent away for this long fought there. */
const STAY_MS = 15_000;
const AWAY = 1200;
/** Buildings that walk and fight once they are uprooted. */
const ANCIENTS: ReadonlySet<string> = new Set([
  'eaom',
  'eaoe',
  'eaow',
  'etrp',
  'eden',
  'etol',
  'etoa',
  'etoe',
]);

/** A visit that may go on. */
interface Open extends CampVisit {
  camp: NonNullable<CampVisit['camp']>;
  /** Its orders by their places in the log. */
  orderNumbers: number[];
  /** Whether an order of it went to somebody who fights for sure. */
  fought: boolean;
}

/**
 * Visits to camps, by time. A visit begins with an order of a hero, a fighting unit or militia: aimed at a creature, or an
 * attack-move to a camp where nobody was before. Workers that scout past creatures begin none, and trees and critters are no
 * creatures. Ancients and groups without a known leader may begin one that fighting units then join. A player who was away for
 * half a minute begins another one. Where units are sent on at once, and where only attack-moves went there but heroes did not
 * stay, a visit is marked as passing.
 */
export function visitsOnGround(
  log: OrderLog,
  creatures: readonly (CreatureRef | null)[],
  ground: KnownGround,
): CampVisit[] {
  const open = new Map<string, Open>();
  const visited = new Set<number>();
  const visits: Open[] = [];
  for (const [index, order] of log.orders.entries()) {
    const { ms, slot } = order;
    const ref = order.target === null ? null : (creatures[order.target] ?? null);
    const camp = ref ? (ATTACKS.has(order.kind) ? ref.camp : null) : moveTo(order, ground);
    if (camp === null) continue;
    const key = `${slot} ${camp}`;
    let visit = open.get(key);
    if (!visit || ms - visit.endMs > GAP_MS) {
      if (fighterOf(order, log) === 'no' || (!ref && visited.has(camp))) continue;
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
    return [isMeant(visit, log.orders) ? plain : { ...plain, passing: true }];
  });
}

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

/** How long after an order its hero, or the unit that led it, got another one of some kind, in ms; as long as is asked at most. */
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

/** The camp that an attack-move means; null for every other order. */
const moveTo = ({ kind, target, at }: Order, ground: KnownGround): number | null =>
  kind === 'attack' && target === null && at ? campNear(ground, at, MOVE_REACH) : null;

/**
 * Whether an order went to heroes or to units that fight, and not to workers or to a building's rally point. An ancient may
 * have been uprooted, and whose leader is unknown may be anybody.
 */
function fighterOf({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): 'yes' | 'no' | 'maybe' {
  if (heroes.length > 0) return 'yes';
  const forms = leader === null ? [] : objects[leader]!.forms;
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  // A right click may be a worker's; other orders at creatures are meant.
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

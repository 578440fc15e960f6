/** Visits to the camps of a map file: each creature that an order was aimed at belongs to one camp. */
import { findObject } from '../../objects/table.ts';
import { ATTACKS, GAP_MS, type CampVisit } from './camps.ts';
import { campNear, type CreatureRef, type KnownGround } from './known-ground.ts';
import type { Order, OrderLog } from './order-log.ts';
import { distance } from './point.ts';

/** An attack-move means a camp when it ends this near to a creature's place, in map units. */
const MOVE_REACH = 450;

/** A hero that is sent on this soon after one order at a creature did not attack it, in ms. */
const SENT_ON_MS = 5000;
/** Heroes that attack-moved to a camp and are not sent away for this long fought there. */
const STAY_MS = 15_000;
const AWAY = 1200;

/** A visit that may go on, and its first order. */
interface Open extends CampVisit {
  camp: NonNullable<CampVisit['camp']>;
  first: Order;
}

/**
 * Visits to camps, by time. A visit begins with an order of a hero, a fighting unit or militia: aimed at a creature, or an
 * attack-move to a camp where nobody was before. Workers that scout past creatures begin none, and trees and critters are no
 * creatures. A player who was away for half a minute begins another one. A single click, and attack-moves without any order at a
 * creature, count only where heroes then stay.
 */
export function visitsOnGround(
  log: OrderLog,
  creatures: readonly (CreatureRef | null)[],
  ground: KnownGround,
): CampVisit[] {
  const open = new Map<string, Open>();
  const visited = new Set<number>();
  const visits: Open[] = [];
  for (const order of log.orders) {
    const { ms, slot } = order;
    const ref = order.target === null ? null : (creatures[order.target] ?? null);
    const camp = ref ? (ATTACKS.has(order.kind) ? ref.camp : null) : moveTo(order, ground);
    if (camp === null) continue;
    const key = `${slot} ${camp}`;
    let visit = open.get(key);
    if (!visit || ms - visit.endMs > GAP_MS) {
      if (!isFighting(order, log) || (!ref && visited.has(camp))) continue;
      const at = ground.camps[camp]!.at;
      visit = {
        slot,
        startMs: ms,
        endMs: ms,
        at,
        orders: 0,
        camp: { number: camp, creatures: [], aimed: false },
        first: order,
      };
      open.set(key, visit);
      visits.push(visit);
    }
    visit.endMs = ms;
    visit.orders++;
    visited.add(camp);
    if (ref) aimAt(visit.camp, ref.creature, ms);
  }
  return visits.filter((visit) => isMeant(visit, log.orders)).map(({ first: _, ...visit }) => visit);
}

/** Whether units stayed for a fight, where one order or attack-moves are all that tells. */
function isMeant({ camp, orders, at, first }: Open, orderLog: readonly Order[]): boolean {
  if (camp.aimed && (orders > 1 || first.heroes.length === 0)) return true;
  const isSentOn = (order: Order) =>
    order.heroes.some((hero) => first.heroes.includes(hero)) &&
    (camp.aimed ? order.kind !== 'attack' : order.at !== null && distance(order.at, at) > AWAY);
  const next = orderLog.slice(orderLog.indexOf(first) + 1).find(isSentOn);
  const stay = (next?.ms ?? Infinity) - first.ms;
  return camp.aimed ? stay > SENT_ON_MS : first.heroes.length > 0 && stay >= STAY_MS;
}

/** The camp that an attack-move means; null for every other order. */
const moveTo = ({ kind, target, at }: Order, ground: KnownGround): number | null =>
  kind === 'attack' && target === null && at ? campNear(ground, at, MOVE_REACH) : null;

/** Whether an order went to heroes or to units that fight, and not to workers or to a building's rally point. */
function isFighting({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): boolean {
  if (heroes.length > 0) return true;
  const forms = leader === null ? [] : objects[leader]!.forms;
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  // A right click may be a worker's; other orders at creatures are meant.
  if (id === undefined) return kind !== 'smart';
  const object = findObject(id);
  return object === undefined || (object.kind !== 'building' && !object.worker);
}

function aimAt(camp: Open['camp'], creature: number | null, ms: number): void {
  camp.aimed = true;
  if (creature === null) return;
  const creatureAimedAt = camp.creatures.find((other) => other.creature === creature);
  if (creatureAimedAt) {
    creatureAimedAt.lastMs = ms;
    creatureAimedAt.orders++;
  } else camp.creatures.push({ creature, firstMs: ms, lastMs: ms, orders: 1 });
}

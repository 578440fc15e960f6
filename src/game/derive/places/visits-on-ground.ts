/** Visits to the camps of a map file: each targeted creature belongs to one camp. */
import { findObject } from '../../objects/table.ts';
import { ATTACKS, GAP_MS, type CampVisit } from './camps.ts';
import { CAMP_LEASH, campNear, type CreatureRef, type KnownGround } from './known-ground.ts';
import { ANCIENTS, formAt, type Order, type OrderLog } from './order-log.ts';
import type { HeroTrack } from './hero-state.ts';
import { isPassing, type OpenVisit } from './passing-visits.ts';
import { distance } from './point.ts';

/** An attack-move targets a camp if it ends within this many map units of a creature's place. */
const MOVE_REACH = 450;

/**
 * Visits to camps, by time. A visit begins when a hero, fighting unit or Militia gets an order that targets a creature,
 * near its camp, or an attack-move to an unvisited camp. Scouting workers don't begin a visit, and trees and critters are not
 * creatures. Ancients and groups without a known leader may begin a visit that fighting units then join. After half a
 * minute away, a player begins a new visit. A visit is marked as passing if nobody fought there, see `isPassing`.
 */
export function visitsOnGround(
  log: OrderLog,
  creatures: readonly (CreatureRef | null)[],
  ground: KnownGround,
  heroes: readonly HeroTrack[] = [],
): CampVisit[] {
  const open = new Map<string, OpenVisit>();
  const visited = new Set<number>();
  const visits: OpenVisit[] = [];
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
    return [isPassing(visit, log, ground, heroes) ? { ...plain, passing: true } : plain];
  });
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

function aimAt(camp: OpenVisit['camp'], creature: number | null, ms: number): void {
  camp.aimedMs ??= ms;
  if (creature === null) return;
  const creatureAimedAt = camp.creatures.find((other) => other.creature === creature);
  if (creatureAimedAt) {
    creatureAimedAt.lastMs = ms;
    creatureAimedAt.orders++;
  } else camp.creatures.push({ creature, firstMs: ms, lastMs: ms, orders: 1 });
}

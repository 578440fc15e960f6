/** Visits to creep camps of maps without a map file, from orders alone. */
import type { Order } from './order-log.ts';
import { distance, middle, type Point } from './point.ts';
import type { Role } from './roles.ts';

/** Radius in which the creeps of one camp stand and fight. */
const CAMP_REACH = 700;
/** A creature that is lured off its camp gets orders this far apart. */
const LURED_REACH = 1500;
/** A longer pause ends a visit. */
export const GAP_MS = 30_000;
/** Order kinds that attack creeps. Rally points can be set on creeps too, but don't attack. */
export const ATTACKS: ReadonlySet<Order['kind']> = new Set(['smart', 'attack', 'ability']);
/**
 * Whether an order is meant for the creeps. Workers pass creeps with right clicks, so only an attack, a spell or a
 * hero counts.
 */
const isMeant = ({ kind, heroes }: Order): boolean => kind !== 'smart' || heroes.length > 0;
/** Fewest orders for a visit: a single click may only be a look at the creep. */
const FEWEST = 2;

/** A creature that a player's orders targeted. */
interface AimedCreature {
  /** Index among the creatures of its camp in the map file. */
  creature: number;
  firstMs: number;
  /**
   * Time of the last order that targeted the creature, which proves that the creature was still alive then.
   */
  lastMs: number;
  orders: number;
}

interface VisitedCamp {
  /** Index among the camps in the map file. */
  number: number;
  creatures: AimedCreature[];
  /**
   * Time of the first order that targeted a creature; null if there were only attack-moves, which don't name a
   * creature.
   */
  aimedMs: number | null;
}

/**
 * One player's orders that target creeps, near each other in time and place. Attack-moves don't name a creep, so a
 * visit may have begun earlier. A visit doesn't prove that the camp was cleared.
 */
export interface CampVisit {
  slot: number;
  startMs: number;
  endMs: number;
  /** The centre of the creeps' positions. */
  at: Point;
  orders: number;
  /** The camp in the map file: its number, the targeted creatures, and when the first one was targeted. */
  camp?: VisitedCamp;
  /** Set if the units were sent elsewhere at once: they scouted, lured creatures away or misclicked. */
  passing?: true;
}

/** Visits to creep camps, by time. */
export function campVisits(orders: readonly Order[], roles: readonly Role[]): CampVisit[] {
  const open = new Map<number, { order: Order; at: Point }[]>();
  const visits: (readonly { order: Order; at: Point }[])[] = [];
  for (const order of orders) {
    const { at, target, slot, ms, kind } = order;
    if (!at || target === null || roles[target] !== 'creep' || !ATTACKS.has(kind)) continue;
    const visit = open.get(slot);
    const last = visit?.at(-1);
    const reach = last?.order.target === target ? LURED_REACH : CAMP_REACH;
    if (visit && last && ms - last.order.ms <= GAP_MS && distance(last.at, at) <= reach)
      visit.push({ order, at });
    else {
      const begun = [{ order, at }];
      open.set(slot, begun);
      visits.push(begun);
    }
  }
  return visits
    .filter((visit) => visit.length >= FEWEST && visit.some(({ order }) => isMeant(order)))
    .map((visit) => ({
      slot: visit[0]!.order.slot,
      startMs: visit[0]!.order.ms,
      endMs: visit.at(-1)!.order.ms,
      at: middle(visit),
      orders: visit.length,
    }));
}

/** A visit in a creep route. */
export interface RouteVisit extends CampVisit {
  /** The visit of another side whose creeps this one is a raid on; undefined if there is none. */
  raided: CampVisit | undefined;
}

/**
 * Each player's first visit to each camp, by time: the creep route. After raids on creeps that another side fights, also
 * the first visit of the player's own.
 */
export function firstVisits({
  camps,
  sides,
}: {
  camps: readonly CampVisit[];
  sides: readonly { slots: readonly number[] }[];
}): RouteVisit[] {
  const first: RouteVisit[] = [];
  for (const visit of camps) {
    const side = sides.find(({ slots }) => slots.includes(visit.slot));
    const raided = disturbedBy(visit, camps, side?.slots ?? [visit.slot]);
    const before = first.filter((other) => other.slot === visit.slot && isSameCamp(other, visit));
    const isNext = !raided && before.every((other) => other.raided);
    if (before.length === 0 || isNext) first.push({ ...visit, raided });
  }
  return first;
}

/** A visit to the same camp by another side, under way when this visit began; undefined if there is none. */
const disturbedBy = (
  visit: CampVisit,
  visits: readonly CampVisit[],
  side: readonly number[],
): CampVisit | undefined =>
  visits.find(
    (other) =>
      !side.includes(other.slot) &&
      isSameCamp(other, visit) &&
      aimedFrom(other) < aimedFrom(visit) &&
      visit.startMs - other.endMs <= GAP_MS,
  );

/** When orders first named a creature. Units on an attack-move may only be passing by. */
const aimedFrom = ({ startMs, camp }: CampVisit): number => (camp ? (camp.aimedMs ?? Infinity) : startMs);

const isSameCamp = (a: CampVisit, b: CampVisit): boolean =>
  a.camp && b.camp ? a.camp.number === b.camp.number : distance(a.at, b.at) <= CAMP_REACH;

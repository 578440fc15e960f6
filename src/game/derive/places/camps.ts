import type { Order } from './order-log.ts';
import { distance, middle, type Point } from './point.ts';
import type { Role } from './roles.ts';

/** Creeps of one camp stand and are fought within this. */
const CAMP_REACH = 700;
/** A longer silence ends a visit. */
export const GAP_MS = 30_000;
/** Rally points are set on creeps as well; these orders attack them. */
export const ATTACKS: ReadonlySet<Order['kind']> = new Set(['smart', 'attack', 'ability']);
/** Workers are sent past creeps with right clicks; an attack, a spell or a hero means them. */
const isMeant = ({ kind, heroes }: Order): boolean => kind !== 'smart' || heroes.length > 0;
/** One click on a creep may be a look at it. */
const FEWEST = 2;

/** A creature that a player's orders were aimed at. */
interface AimedCreature {
  /** Its place among the creatures of its camp in the file. */
  creature: number;
  firstMs: number;
  /** The last order at it, which proves that it lived then. */
  lastMs: number;
  orders: number;
}

interface VisitedCamp {
  /** Its place among the camps of the map file. */
  number: number;
  creatures: AimedCreature[];
  /** The first order at a creature; null where only attack-moves went there, which name none. */
  aimedMs: number | null;
}

/**
 * One player's orders aimed at creeps near each other in time and place. Attack-moves name no creep, so a visit
 * may have begun earlier; nothing says that the camp was cleared.
 */
export interface CampVisit {
  slot: number;
  startMs: number;
  endMs: number;
  /** The middle of where the creeps stood. */
  at: Point;
  orders: number;
  /** The camp of the map file: its number there, the creatures that orders were aimed at, and the first sign. */
  camp?: VisitedCamp;
  /** Its units were sent on at once, so they looked, lured creatures away or misclicked. */
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
    if (visit && last && ms - last.order.ms <= GAP_MS && distance(last.at, at) <= CAMP_REACH)
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

/** The first visit of each player to each camp, by time: the route that creeping took. */
export function firstVisits(visits: readonly CampVisit[]): CampVisit[] {
  const first: CampVisit[] = [];
  for (const visit of visits) {
    const again = first.some((other) => other.slot === visit.slot && isSameCamp(other, visit));
    if (!again) first.push(visit);
  }
  return first;
}

/** The visit of another side to the same camp that was under way when a visit began; undefined for none. */
export const disturbedBy = (
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

/** When orders first named a creature: attack-moves may only pass by. */
const aimedFrom = ({ startMs, camp }: CampVisit): number => (camp ? (camp.aimedMs ?? Infinity) : startMs);

const isSameCamp = (a: CampVisit, b: CampVisit): boolean =>
  a.camp && b.camp ? a.camp.number === b.camp.number : distance(a.at, b.at) <= CAMP_REACH;

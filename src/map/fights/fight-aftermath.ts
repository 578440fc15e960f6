/** The aftermath of a fight: who stayed, camps and expansions that changed hands, and losses proven by then. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { hallAt } from '../../game/derive/places/halls.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { Order, OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { HALL_REACH } from '../../game/derive/places/on-site.ts';
import { distance } from '../../game/derive/places/point.ts';
import { isHall } from '../../game/derive/places/roles.ts';
import { MINE_REACH } from '../../game/derive/places/starts-on-ground.ts';
import { FIGHT_REACH, isDuring, isLastMention, madeAsKind } from './fight-deaths.ts';
import type { LedgerSide } from '../ledger-schema.ts';

/** Orders within this time show a side's position after a fight. */
const AFTER_MS = 15_000;
/** Orders within this many map units of a fight are at its place. */
const PLACE_REACH = 1200;
/** Fewest orders there by which a side stayed. */
const FEWEST = 2;
const ORDERS: ReadonlySet<Order['kind']> = new Set(['smart', 'attack', 'move', 'patrol']);
/** A camp counts as lost to the other side if that side attacks the creatures within this time. */
const CAMP_MS = 60_000;

/**
 * The side that kept the ground after a fight between two sides. It gave orders there right afterwards, while the other
 * side gave none and sent its heroes away. Null if unclear. `after` are the orders since the fight.
 */
export function stayedAt(
  fight: Fight,
  after: readonly Order[],
  { sides }: Pick<Places, 'sides'>,
): number | null {
  if (sides.length !== 2) return null;
  const soon = after.filter(
    ({ ms, at, kind, heroes }) =>
      ms > fight.endMs &&
      ms <= fight.endMs + AFTER_MS &&
      at &&
      kind !== 'build' &&
      (heroes.length > 0 || ORDERS.has(kind)),
  );
  const isThere = ({ at }: Order) => distance(at!, fight.at) <= PLACE_REACH;
  const counts = sides.map(({ slots }) => {
    const bySide = soon.filter(({ slot }) => slots.includes(slot));
    const there = bySide.filter(isThere).length;
    return { there, away: bySide.filter((order) => order.heroes.length > 0 && !isThere(order)).length };
  });
  const stayed = [0, 1].filter((side) => {
    const [stayer, leaver] = [counts[side]!, counts[1 - side]!];
    return stayer.there >= FEWEST && leaver.there === 0 && leaver.away > 0;
  });
  return stayed.length === 1 ? stayed[0]! : null;
}

/** Proven losses of a side in food, at the start of this fight and of the next; null if unknown. */
export function lossesAround(
  { players }: GameAnalysis,
  slots: readonly number[],
  fight: Fight,
  nextMs: number,
): LedgerSide['losses'] {
  const ofSide = players.filter(({ slot }) => slots.includes(Number(slot)));
  if (ofSide.some(({ losses }) => !losses)) return null;
  const by = (until: number) =>
    ofSide.reduce((sum, { losses }) => sum + (losses!.findLast(({ ms }) => ms <= until)?.food ?? 0), 0);
  return { before: by(fight.startMs), after: by(nextMs) };
}

/** Camps that a side attacked before or during a fight and the other side attacked right after. */
export const campsLost = (
  fight: Fight,
  slots: readonly number[],
  { camps }: Pick<Places, 'camps'>,
): number[] => {
  const ofSide = camps.filter(
    ({ slot, at, startMs, endMs }) =>
      slots.includes(slot) &&
      distance(at, fight.at) <= FIGHT_REACH &&
      startMs <= fight.endMs &&
      isDuring(fight, endMs),
  );
  const taken = ofSide.flatMap(({ camp, endMs }) => {
    if (!camp) return [];
    const next = camps.some(
      (visit) =>
        visit.camp?.number === camp.number &&
        !slots.includes(visit.slot) &&
        visit.startMs > endMs &&
        visit.startMs <= fight.endMs + CAMP_MS,
    );
    return next ? [camp.number + 1] : [];
  });
  return [...new Set(taken)];
};

/**
 * Order times in ms of expansions with a hall that was attacked in a fight and never named again. Halls of one kind at
 * one mine are told apart by the click, and one that was ordered only after the attacked hall was seen isn't that one. If
 * several are left, no expansion is named.
 */
export function expansionsLost(
  fight: Fight,
  slots: readonly number[],
  { halls, owners, starts }: Pick<Places, 'halls' | 'owners' | 'starts'>,
  { objects }: OrderLog,
): number[] {
  const razed = fight.orders.filter(({ target, ms }) => {
    const object = objects[target]!;
    return slots.includes(owners[target] ?? 0) && isHall(object) && isLastMention(object, ms);
  });
  const times = razed.flatMap(({ at, target }) => {
    const near = (site: { at: Fight['at'] }, reach = MINE_REACH) => distance(site.at, at) <= reach;
    if (starts.some((start) => slots.includes(start.slot) && near(start))) return [];
    const object = objects[target]!;
    const able = halls.filter(
      (hall) =>
        !hall.cancelled &&
        hall.ms > 0 &&
        hall.ms < fight.startMs &&
        hall.ms <= object.firstMs &&
        hall.id === madeAsKind(object) &&
        slots.includes(hall.slot),
    );
    const within = (reach: number) => able.filter((hall) => near({ at: hallAt(hall, fight.startMs) }, reach));
    const hit = within(HALL_REACH);
    const [hall, other] = hit.length > 0 ? hit : within(MINE_REACH);
    return hall && !other ? [hall.ms] : [];
  });
  return [...new Set(times)];
}

/** Counts the units that a player made: how many at least, and how many at most. */
import type { GamePlayer } from '../../game.ts';
import type { CountEvidence } from '../../vocabulary.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { replacedBy } from './base-form.ts';
import { leastMs } from './buildings.ts';
import type { MayHaveFallen } from './fallen.ts';
import type { Illusions } from './illusions.ts';
import type { Born } from './intervals.ts';
import { matchSlots, matchUntyped, takenForGood } from './matching.ts';
import { type CountedOrder, countedOrders, type Losses, lossesOf } from './counted-orders.ts';
import { mostPairs, type Span } from './overlap.ts';
import type { Orders, Press } from './presses.ts';
import { runQueues, SLACK_MS, type Slot } from './queues.ts';
import { startCount, startKinds } from './starting.ts';

/** A Hippogryph Rider, which consists of a Hippogryph and an Archer, both trained. */
export const RIDER = 'ehpr';
const PARTS: ReadonlySet<string | null> = new Set(['earc', 'ehip']);

/**
 * Whether a unit may have dismounted from one of the player's riders that was born before the unit. Only
 * called for units without a queue slot. An example is `1_31.3_ladder.w3g`: at 13:18, four riders are named
 * for the last time, together with four new Archers. That makes one Archer more than was ordered.
 */
export const mayHaveDismounted = ({ id, to }: Pick<Born, 'id' | 'to'>, born: readonly Born[]): boolean =>
  PARTS.has(id) && born.some((rider) => rider.id === RIDER && rider.from < to);

/** An object in a count, with its birth and the evidence for its kind. */
interface CountedBirth extends Born {
  /** The queue slot that matches the object; null if there is none. */
  fits: Slot | null;
  /** The first slot that the object can have had; never later than `fits`. */
  first: Slot | null;
  basis: 'seen' | 'slot';
}

/** How many of one kind a player made. */
export interface Count {
  id: string;
  /** Production time in ms. */
  takesMs: number;
  orders: CountedOrder[];
  /** Number of orders that cannot have made anything, by reason. */
  lost: Losses;
  min: number;
  max: number;
  /** The weakest evidence that the minimum relies on. */
  basis: CountEvidence;
  births: CountedBirth[];
  /** Every queue slot taken by an order, including slots that made nothing. */
  slots: readonly Slot[];
  /** Whether the bounds contradicted each other. The maximum was then raised to the confirmed number. */
  contradicted: boolean;
}

/**
 * Counts the units that a player ordered, by first order. `sites` are the times at which the player's team may have
 * begun buildings that nobody selected; `fell` says which buildings may have fallen.
 */
export function unitCounts(
  player: GamePlayer,
  born: readonly Born[],
  orders: Orders,
  endMs: number,
  sites: readonly Span[],
  fell: MayHaveFallen,
  illusions: Illusions,
): Count[] {
  const { presses, cancels, costs } = orders;
  const byNumber = new Map(born.map((birth) => [birth.number, birth]));
  const readyMs = (maker: number) => {
    const building = byNumber.get(maker);
    if (!building?.id || building.earliest === 0 || building.earliest > building.to) return 0;
    return building.from + leastMs(player, costs.makeMs(building.id)) - SLACK_MS;
  };
  const queued = runQueues(presses, cancels, readyMs, endMs);
  // Groups each list in one pass: hostile recordings order thousands of kinds.
  const pressesOf = Map.groupBy(presses, ({ id }) => id);
  const slotsOf = Map.groupBy(queued, ({ id }) => id);
  const ordersOf = countedOrders(presses, queued, endMs, fell);
  const birthsOf = matchedBirths(
    player,
    born.filter(({ number }) => !illusions.sure.has(number)),
    orders,
    queued,
    sites,
    pressesOf,
    illusions.maybe,
  );
  return [...pressesOf.keys()].filter(isUnit).map((id): Count => {
    const births = birthsOf(id);
    const slots = slotsOf.get(id) ?? [];
    const counted = ordersOf.get(id) ?? [];
    const windows = counted.flatMap(({ sure }) => sure ?? []);
    const max = slots.filter(({ lost }) => lost === null).length;
    // A unit that waited for food longer than its window is no further one: each order makes one in each building.
    const pressed = Math.min(max, births.length + windows.length - mostPairs(windows, births));
    const min = Math.max(births.length, pressed);
    return {
      id,
      takesMs: pressesOf.get(id)?.[0]?.duration ?? 0,
      orders: counted,
      lost: lossesOf(slots),
      min,
      max: Math.max(min, max),
      basis: basisOf(min, births),
      births,
      slots,
      contradicted: min > max,
    };
  });
}

/** Finds the objects that the orders made, by kind: those seen as their kind, then those that can be nothing else. */
function matchedBirths(
  player: GamePlayer,
  born: readonly Born[],
  orders: Orders,
  queued: readonly Slot[],
  sites: readonly Span[],
  pressesOf: ReadonlyMap<string, readonly Press[]>,
  mayBeIllusion: Illusions['maybe'],
): (id: string) => CountedBirth[] {
  const slots = queued.filter(({ lost }) => lost === null);
  const possible = Map.groupBy(slots, ({ id }) => id);
  const ids = [...pressesOf.keys()].filter(isUnit);
  const typed = madeAs(born, pressesOf);
  // Units that the player may have started with took no queue slot.
  const produced = new Map(
    ids.map((id) => {
      const ofKind = typed.get(id) ?? [];
      return [id, ofKind.slice(startersAmong(player, id, ofKind))];
    }),
  );
  const matched = new Map(ids.map((id) => [id, matchSlots(produced.get(id)!, possible.get(id) ?? [])]));
  const byNumber = new Map(born.map((birth) => [birth.number, birth]));
  const sure = takenForGood(byNumber, possible, matched);
  const unknown = unknownUnits(player, born, orders, sites);
  const guessed = matchUntyped(unknown, new Set(ids), slots, matched, sure);
  return (id) => {
    const slotOf = matched.get(id);
    const seen = produced
      .get(id)!
      .filter(
        (birth) => slotOf?.has(birth.number) || !(mayHaveDismounted(birth, born) || mayBeIllusion(birth)),
      );
    return [
      ...seen.map((birth) => countedBirth(birth, slotOf?.get(birth.number), 'seen')),
      ...(guessed.get(id) ?? []).map(({ birth, slot, first }) => countedBirth(birth, slot, 'slot', first)),
    ].sort((a, b) => a.number - b.number);
  };
}

const isUnit = (id: string): boolean => {
  const kind = findObject(id)?.kind;
  return kind === undefined ? !isHero(id) && !id.startsWith('R') : kind === 'unit';
};

/** The weakest evidence that a minimum relies on. */
function basisOf(min: number, births: readonly CountedBirth[]): CountEvidence {
  if (min > births.length) return 'press';
  if (births.some(({ basis }) => basis === 'slot')) return 'slot';
  return births.length > 0 ? 'seen' : 'order';
}

/** The player's objects by their original kind, because an upgrade may have changed them since. */
function madeAs(
  born: readonly Born[],
  pressesOf: ReadonlyMap<string, readonly Press[]>,
): Map<string | null, Born[]> {
  const firstOf = (id: string) => {
    const [first] = pressesOf.get(id) ?? [];
    return first ? first.ms + first.duration : Infinity;
  };
  return Map.groupBy(born, ({ id, from, to }) => {
    const old = id === null ? undefined : replacedBy(id);
    if (id === null || old === undefined) return id;
    // A unit born before the first new unit could be finished was made as the old kind. If that time is within the
    // unit's birth interval, both kinds are possible.
    if (to < firstOf(id)) return old;
    return firstOf(old) < Infinity && from < firstOf(id) ? null : id;
  });
}

const countedBirth = (
  birth: Born,
  slot: Slot | undefined,
  basis: 'seen' | 'slot',
  first = slot,
): CountedBirth => ({ ...birth, fits: slot ?? null, first: first ?? null, basis });

/** How many of a kind's seen objects may be ones that the player started with. */
function startersAmong(player: GamePlayer, id: string, seen: readonly Born[]): number {
  return Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
}

/**
 * A player's unidentified objects that must be trained units: neither starting units nor possible summons. `sites` are
 * the times at which unseen buildings may have been begun.
 */
function unknownUnits(
  player: GamePlayer,
  born: readonly Born[],
  { presses, summonsMs }: Orders,
  sites: readonly Span[],
): Born[] {
  // Objects selected together with an order's makers may themselves be makers.
  const possibleMakers = new Set(presses.flatMap(({ maybe }) => maybe));
  const unknown = born.filter(
    ({ id, number, from, to }) =>
      id === null &&
      to <= summonsMs &&
      !possibleMakers.has(number) &&
      !sites.some((site) => site.from <= to && site.to >= from),
  );
  const hidden = startKinds(player).reduce((sum, id) => {
    const seen = startersAmong(
      player,
      id,
      born.filter((birth) => birth.id === id),
    );
    return sum + startCount(player, id) - seen;
  }, 0);
  const first = unknown.filter(({ from }) => from === 0).slice(0, hidden);
  return unknown.filter((birth) => !first.includes(birth));
}

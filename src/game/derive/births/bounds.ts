import type { GamePlayer } from '../../game.ts';
import type { CountEvidence } from '../../vocabulary.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { replacedBy } from './base-form.ts';
import { mayHaveDismounted } from './dismounted.ts';
import { leastMs } from './buildings.ts';
import type { Born } from './intervals.ts';
import { matchSlots, matchUntyped, startTaken, takenForGood, unknownUnits } from './matching.ts';
import { countedOrders, lossesOf, type CountedOrder, type Losses } from './counted-orders.ts';
import { mostPairs, type Span } from './overlap.ts';
import type { Orders, Press } from './presses.ts';
import { runQueues, SLACK_MS, type Slot } from './queues.ts';

/** An object of a count: when it was born, and how its kind is known. */
interface CountedBirth extends Born {
  /** What the queues have for it; null where they have nothing. */
  fits: Slot | null;
  basis: 'seen' | 'slot';
}

/** How many of one kind a player had made. */
export interface Count {
  id: string;
  /** Time in ms to make one. */
  takesMs: number;
  orders: CountedOrder[];
  /** What was asked for and cannot have been made, by reason. */
  lost: Losses;
  min: number;
  max: number;
  /** The weakest evidence that the minimum needs. */
  basis: CountEvidence;
  births: CountedBirth[];
  /** Every place in a queue that an order took, those that made nothing included. */
  slots: readonly Slot[];
  /** The two bounds contradicted each other; what is proven stands, and the maximum was raised to it. */
  contradicted: boolean;
}

/**
 * Counts of the units that a player ordered, in the order of the first order. `sites` are when the player's side may have begun
 * buildings that nobody showed.
 */
export function unitCounts(
  player: GamePlayer,
  born: readonly Born[],
  orders: Orders,
  endMs: number,
  sites: readonly Span[],
): Count[] {
  const { presses, cancels, costs } = orders;
  const byNumber = new Map(born.map((birth) => [birth.number, birth]));
  const readyMs = (maker: number) => {
    const building = byNumber.get(maker);
    if (!building?.id || building.earliest === 0 || building.earliest > building.to) return 0;
    return building.from + leastMs(player, costs.makeMs(building.id)) - SLACK_MS;
  };
  const queued = runQueues(presses, cancels, readyMs, endMs);
  const slots = queued.filter(({ lost }) => lost === null);
  const ordersOf = countedOrders(presses, queued, endMs);
  // Hostile recordings order thousands of kinds: one pass over each list, whatever the number of kinds.
  const pressesOf = Map.groupBy(presses, ({ id }) => id);
  const ids = [...pressesOf.keys()].filter(isUnit);
  const possible = Map.groupBy(slots, ({ id }) => id);
  const lost = Map.groupBy(queued, ({ id }) => id);
  const typed = madeAs(born, pressesOf);
  // What the player may have begun with took no place in a queue.
  const produced = new Map(
    ids.map((id) => {
      const ofKind = typed.get(id) ?? [];
      return [id, ofKind.slice(startTaken(player, id, ofKind))];
    }),
  );
  const matched = new Map(ids.map((id) => [id, matchSlots(produced.get(id)!, possible.get(id) ?? [])]));
  const sure = takenForGood(byNumber, possible, matched);
  const unknown = unknownUnits(player, born, orders, sites);
  const guessed = matchUntyped(unknown, new Set(ids), slots, matched, sure);
  return ids.map((id): Count => {
    const slotOf = matched.get(id);
    const seen = produced
      .get(id)!
      .filter((birth) => slotOf?.has(birth.number) || !mayHaveDismounted(birth, born));
    const births = [
      ...seen.map((birth) => countedBirth(birth, slotOf?.get(birth.number), 'seen')),
      ...(guessed.get(id) ?? []).map(({ birth, slot }) => countedBirth(birth, slot, 'slot')),
    ].sort((a, b) => a.number - b.number);
    const counted = ordersOf.get(id) ?? [];
    const windows = counted.flatMap(({ sure }) => sure ?? []);
    const min = births.length + windows.length - mostPairs(windows, births);
    const max = possible.get(id)?.length ?? 0;
    return {
      id,
      takesMs: pressesOf.get(id)?.[0]?.duration ?? 0,
      orders: counted,
      lost: lossesOf(lost.get(id) ?? []),
      min,
      max: Math.max(min, max),
      basis: basisOf(min, births.length, seen.length),
      births,
      slots: lost.get(id) ?? [],
      contradicted: min > max,
    };
  });
}

const isUnit = (id: string): boolean => {
  const kind = findObject(id)?.kind;
  return kind === undefined ? !isHero(id) && !id.startsWith('R') : kind === 'unit';
};

/** The weakest evidence that a minimum needs. */
function basisOf(min: number, proven: number, seen: number): CountEvidence {
  if (min > proven) return 'press';
  if (proven > seen) return 'slot';
  return seen > 0 ? 'seen' : 'order';
}

/** Own objects by the kind they were made as: an upgrade may have turned them into another one since. */
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
    // Born before the first of the new kind could be done, it was made as the old one; between the two, as either.
    if (to < firstOf(id)) return old;
    return firstOf(old) < Infinity && from < firstOf(id) ? null : id;
  });
}

const countedBirth = (birth: Born, slot: Slot | undefined, basis: 'seen' | 'slot'): CountedBirth => {
  return { ...birth, fits: slot ?? null, basis };
};

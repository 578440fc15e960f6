/** Matches objects to queue slots. */
import type { Born } from './intervals.ts';
import { SLACK_MS, type Slot } from './queues.ts';

/** Number of slots checked around an interval; more would prove nothing. */
const MAX_SLOTS = 32;

/** Assigns to each object the first free slot that fits its interval. Both lists are in order of time. */
export function matchSlots(seen: readonly Born[], slots: readonly Slot[]): Map<number, Slot> {
  const matches = new Map<number, Slot>();
  let nextIndex = 0;
  for (const { number, from, to } of seen) {
    while (nextIndex < slots.length && slots[nextIndex]!.to < from - SLACK_MS) nextIndex++;
    const slot = slots[nextIndex];
    if (!slot) break;
    if (slot.from > to + SLACK_MS) continue;
    matches.set(number, slot);
    nextIndex++;
  }
  return matches;
}

/**
 * Identifies unknown objects if their interval contains free slots of only one kind, which must be one of `ids`. `matches`
 * are the slots of known objects: of these, only `fixed` ones can't be anything else. Returns the pairs by kind, each with
 * the first slot that fits: a known object that has it could be swapped.
 */
export function matchUntyped(
  unknown: readonly Born[],
  ids: ReadonlySet<string>,
  slots: readonly Slot[],
  matches: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
  fixed: ReadonlySet<Slot>,
): Map<string, { birth: Born; slot: Slot; first: Slot }[]> {
  const usedSlots = new Set([...matches.values()].flatMap((slotOf) => [...slotOf.values()]));
  const guesses = new Map<string, { birth: Born; slot: Slot; first: Slot }[]>();
  const freeSlots = slots.filter((slot) => !fixed.has(slot));
  let nextIndex = 0;
  for (const birth of unknown) {
    while (nextIndex < freeSlots.length && freeSlots[nextIndex]!.to < birth.from - SLACK_MS) nextIndex++;
    // Slots of several kinds prove nothing, and neither do too many slots within one interval.
    const candidates = freeSlots.slice(nextIndex, nextIndex + MAX_SLOTS);
    const fitting = candidates.filter((slot) => slot.from <= birth.to + SLACK_MS);
    const provesKind = fitting.length < MAX_SLOTS && fitting.every(({ id }) => id === fitting[0]!.id);
    const slot = fitting.find((candidate) => !usedSlots.has(candidate));
    if (!provesKind || !slot || !ids.has(slot.id)) continue;
    usedSlots.add(slot);
    const pairs = guesses.get(slot.id) ?? [];
    guesses.set(slot.id, pairs);
    pairs.push({ birth, slot, first: fitting[0]! });
  }
  return guesses;
}

/**
 * Slots with an object that fits no other slot of its kind. All other pairs could be swapped. Slots are in order of time,
 * so an object that fits any other slot also fits a neighbour.
 */
export function findFixedSlots(
  byNumber: ReadonlyMap<number, Born>,
  possible: ReadonlyMap<string, readonly Slot[]>,
  matches: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
): Set<Slot> {
  const fixedSlots = new Set<Slot>();
  for (const [id, pairs] of matches) {
    const kind = possible.get(id) ?? [];
    let index = -1;
    for (const [number, slot] of pairs) {
      const { from, to } = byNumber.get(number)!;
      // The search continues from here, because slots were matched in order.
      index = kind.indexOf(slot, index + 1);
      const canTake = (other: Slot | undefined) =>
        other && other.to >= from - SLACK_MS && other.from <= to + SLACK_MS;
      if (!canTake(kind[index - 1]) && !canTake(kind[index + 1])) fixedSlots.add(slot);
    }
  }
  return fixedSlots;
}

/**
 * Matches the objects that recordings name to the slots of the queue model, which say what was trained and when. Both
 * are known only as intervals, so an object fits each slot whose interval meets its own.
 */
import type { Born } from './intervals.ts';
import { SLACK_MS, type Slot } from './queues.ts';

/** Number of slots checked around an interval; more would prove nothing. */
const MAX_SLOTS = 32;

/** Whether a slot was over before an object can have been born. */
const isTooEarly = (slot: Slot, { from }: Pick<Born, 'from'>): boolean => slot.to < from - SLACK_MS;
/** Whether a slot gave nothing yet when an object must have been born. */
const isTooLate = (slot: Slot, { to }: Pick<Born, 'to'>): boolean => slot.from > to + SLACK_MS;

/** Assigns to each object the first free slot that fits its interval. Both lists are in order of time. */
export function slotsOfObjects(seen: readonly Born[], slots: readonly Slot[]): Map<number, Slot> {
  const matches = new Map<number, Slot>();
  let nextIndex = 0;
  for (const birth of seen) {
    while (nextIndex < slots.length && isTooEarly(slots[nextIndex]!, birth)) nextIndex++;
    const slot = slots[nextIndex];
    if (!slot) break;
    if (isTooLate(slot, birth)) continue;
    matches.set(birth.number, slot);
    nextIndex++;
  }
  return matches;
}

/**
 * Identifies unknown objects if their interval contains free slots of only one kind, which must be one of `ids`. `matches`
 * are the slots of known objects: of these, only `fixed` ones can't be anything else. Returns the pairs by kind, each with
 * the first slot that fits: a known object that has it could be swapped.
 */
export function guessedKinds(
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
    while (nextIndex < freeSlots.length && isTooEarly(freeSlots[nextIndex]!, birth)) nextIndex++;
    // Slots of several kinds prove nothing, and neither do too many slots within one interval.
    const candidates = freeSlots.slice(nextIndex, nextIndex + MAX_SLOTS);
    const fitting = candidates.filter((slot) => !isTooLate(slot, birth));
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
export function fixedSlotsOf(
  byNumber: ReadonlyMap<number, Born>,
  possible: ReadonlyMap<string, readonly Slot[]>,
  matches: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
): Set<Slot> {
  const fixedSlots = new Set<Slot>();
  for (const [id, pairs] of matches) {
    const kind = possible.get(id) ?? [];
    let index = -1;
    for (const [number, slot] of pairs) {
      const birth = byNumber.get(number)!;
      // The search continues from here, because slots were matched in order.
      index = kind.indexOf(slot, index + 1);
      const canTake = (other: Slot | undefined) =>
        other && !isTooEarly(other, birth) && !isTooLate(other, birth);
      if (!canTake(kind[index - 1]) && !canTake(kind[index + 1])) fixedSlots.add(slot);
    }
  }
  return fixedSlots;
}

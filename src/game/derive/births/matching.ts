/** Matches objects to queue slots. */
import type { Born } from './intervals.ts';
import { SLACK_MS, type Slot } from './queues.ts';

/** Number of slots checked around an interval; more would prove nothing. */
const MAX_NEAR = 32;

/** Assigns to each object the first free slot that fits its interval. Both lists are in order of time. */
export function matchSlots(seen: readonly Born[], slots: readonly Slot[]): Map<number, Slot> {
  const matched = new Map<number, Slot>();
  let next = 0;
  for (const { number, from, to } of seen) {
    while (next < slots.length && slots[next]!.to < from - SLACK_MS) next++;
    const slot = slots[next];
    if (!slot) break;
    if (slot.from > to + SLACK_MS) continue;
    matched.set(number, slot);
    next++;
  }
  return matched;
}

/**
 * Identifies unknown objects if their interval contains free slots of only one kind, which must be one of `ids`. `matched`
 * are the slots of known objects: of these, only `sure` ones can't be anything else. Returns the pairs by kind, each with
 * the first slot that fits: a known object that has it could be swapped.
 */
export function matchUntyped(
  unknown: readonly Born[],
  ids: ReadonlySet<string>,
  slots: readonly Slot[],
  matched: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
  sure: ReadonlySet<Slot>,
): Map<string, { birth: Born; slot: Slot; first: Slot }[]> {
  const used = new Set([...matched.values()].flatMap((slotOf) => [...slotOf.values()]));
  const guesses = new Map<string, { birth: Born; slot: Slot; first: Slot }[]>();
  const free = slots.filter((slot) => !sure.has(slot));
  let next = 0;
  for (const birth of unknown) {
    while (next < free.length && free[next]!.to < birth.from - SLACK_MS) next++;
    // Slots of several kinds prove nothing, and neither do too many slots within one interval.
    const near = free.slice(next, next + MAX_NEAR);
    const fits = near.filter((slot) => slot.from <= birth.to + SLACK_MS);
    const isProof = fits.length < MAX_NEAR && fits.every(({ id }) => id === fits[0]!.id);
    const slot = fits.find((fit) => !used.has(fit));
    if (!isProof || !slot || !ids.has(slot.id)) continue;
    used.add(slot);
    const pairs = guesses.get(slot.id) ?? [];
    guesses.set(slot.id, pairs);
    pairs.push({ birth, slot, first: fits[0]! });
  }
  return guesses;
}

/**
 * Slots with an object that fits no other slot of its kind. All other pairs could be swapped. Slots are in order of time,
 * so an object that fits any other slot also fits a neighbour.
 */
export function takenForGood(
  byNumber: ReadonlyMap<number, Born>,
  possible: ReadonlyMap<string, readonly Slot[]>,
  matched: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
): Set<Slot> {
  const taken = new Set<Slot>();
  for (const [id, pairs] of matched) {
    const kind = possible.get(id) ?? [];
    let place = -1;
    for (const [number, slot] of pairs) {
      const { from, to } = byNumber.get(number)!;
      // The search continues from here, because slots were matched in order.
      place = kind.indexOf(slot, place + 1);
      const fits = (other: Slot | undefined) =>
        other && other.to >= from - SLACK_MS && other.from <= to + SLACK_MS;
      if (!fits(kind[place - 1]) && !fits(kind[place + 1])) taken.add(slot);
    }
  }
  return taken;
}

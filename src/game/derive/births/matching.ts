/** Matches objects to queue slots. */
import type { GamePlayer } from '../../game.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders } from './presses.ts';
import { SLACK_MS, type Slot } from './queues.ts';
import { startCount, startKinds } from './starting.ts';

/** Number of slots checked around an interval; more would prove nothing. */
const MAX_NEAR = 32;

/** How many of a kind's seen objects may be ones that the player started with. */
export function startTaken(player: GamePlayer, id: string, seen: readonly Born[]): number {
  return Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
}

/**
 * A player's unidentified objects that must be trained units: neither starting units nor possible summons. `sites` are
 * the times at which unseen buildings may have been begun.
 */
export function unknownUnits(
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
    const seen = startTaken(
      player,
      id,
      born.filter((birth) => birth.id === id),
    );
    return sum + startCount(player, id) - seen;
  }, 0);
  const first = unknown.filter(({ from }) => from === 0).slice(0, hidden);
  return unknown.filter((birth) => !first.includes(birth));
}

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

/** Identifies unknown objects if their interval contains free slots of only one kind. */
export function matchUntyped(
  unknown: readonly Born[],
  ids: ReadonlySet<string>,
  slots: readonly Slot[],
  matched: ReadonlyMap<string, ReadonlyMap<number, Slot>>,
  sure: ReadonlySet<Slot>,
): Map<string, { birth: Born; slot: Slot }[]> {
  const used = new Set([...matched.values()].flatMap((slotOf) => [...slotOf.values()]));
  const guesses = new Map<string, { birth: Born; slot: Slot }[]>();
  const free = slots.filter((slot) => !sure.has(slot));
  let next = 0;
  for (const birth of unknown) {
    while (next < free.length && free[next]!.to < birth.from - SLACK_MS) next++;
    // Slots of several kinds prove nothing, and neither do too many slots within one interval.
    const near = free.slice(next, next + MAX_NEAR);
    const fits = near.filter((slot) => slot.from <= birth.to + SLACK_MS);
    const slot = fits.find((fit) => !used.has(fit));
    if (!slot || fits.length === MAX_NEAR || !ids.has(slot.id) || fits.some(({ id }) => id !== slot.id))
      continue;
    used.add(slot);
    guesses.set(slot.id, [...(guesses.get(slot.id) ?? []), { birth, slot }]);
  }
  return guesses;
}

/** Slots with an object that fits no other slot of its kind. All other pairs could be swapped. */
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

/** Finds the objects that a player's orders made: those seen as their kind, then those that can be nothing else. */
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { originalKind } from './base-form.ts';
import type { Born } from './intervals.ts';
import { slotsOfObjects, guessedKinds, fixedSlotsOf } from './matching.ts';
import type { Press } from './presses.ts';
import type { Slot } from './queues.ts';
import { startersAmong } from './starting.ts';
import type { UnitEvidence } from './unit-evidence.ts';
import { unknownUnits } from './unknown-units.ts';

/** A Hippogryph Rider, which consists of a Hippogryph and an Archer, both trained. */
export const RIDER = 'ehpr';
const PARTS_OF_RIDER: ReadonlySet<string | null> = new Set(['earc', 'ehip']);

/** An object in a count, with its birth and the evidence for its kind. */
export interface CountedBirth extends Born {
  /** The queue slot that matches the object; null if there is none. */
  queueSlot: Slot | null;
  /** The first queue slot that the object can have had; never later than `queueSlot`. */
  firstSlot: Slot | null;
  basis: 'seen' | 'slot';
}

interface MatchInputs extends Pick<UnitEvidence, 'player' | 'born' | 'orders' | 'sites' | 'illusions'> {
  queueSlots: readonly Slot[];
  pressesById: ReadonlyMap<string, readonly Press[]>;
}

/** The objects that a player's orders made, by kind of unit and in order of their numbers. */
export function matchBirths(inputs: MatchInputs): Map<string, CountedBirth[]> {
  const { player, born, queueSlots, pressesById, illusions } = inputs;
  const slots = queueSlots.filter(({ lost }) => lost === null);
  const slotsById = Map.groupBy(slots, ({ id }) => id);
  const ids = [...pressesById.keys()].filter(isUnit);
  const bornById = groupByOriginalKind(born, pressesById);
  // Units that the player may have started with took no queue slot.
  const producedById = new Map(
    ids.map((id) => {
      const ofKind = bornById.get(id) ?? [];
      return [id, ofKind.slice(startersAmong(player, id, ofKind))];
    }),
  );
  const matches = new Map(
    [...producedById].map(([id, produced]) => [id, slotsOfObjects(produced, slotsById.get(id) ?? [])]),
  );
  const byNumber = new Map(born.map((birth) => [birth.number, birth]));
  const fixedSlots = fixedSlotsOf(byNumber, slotsById, matches);
  const guesses = guessedKinds(unknownUnits(inputs), new Set(ids), slots, matches, fixedSlots);
  return new Map(
    [...producedById].map(([id, produced]) => {
      const slotOf = matches.get(id);
      const seenAsKind = produced.filter(
        (birth) =>
          slotOf?.has(birth.number) || !(mayHaveDismounted(birth, born) || illusions.isPossible(birth)),
      );
      const births = [
        ...seenAsKind.map((birth) => toCountedBirth(birth, slotOf?.get(birth.number), 'seen')),
        ...(guesses.get(id) ?? []).map(({ birth, slot, first }) =>
          toCountedBirth(birth, slot, 'slot', first),
        ),
      ];
      return [id, births.sort((a, b) => a.number - b.number)];
    }),
  );
}

const toCountedBirth = (
  birth: Born,
  slot: Slot | undefined,
  basis: 'seen' | 'slot',
  firstSlot = slot,
): CountedBirth => ({ ...birth, queueSlot: slot ?? null, firstSlot: firstSlot ?? null, basis });

/** Whether an ordered kind is a unit. */
export const isUnit = (id: string): boolean => {
  const kind = findObject(id)?.kind;
  return kind === undefined ? !isHero(id) && !id.startsWith('R') : kind === 'unit';
};

/**
 * Whether a unit may have dismounted from one of the player's riders that was born before the unit. Only
 * called for units without a queue slot. An example is `1_31.3_ladder.w3g`: at 13:18, four riders are named
 * for the last time, together with four new Archers. That makes one Archer more than was ordered.
 */
export const mayHaveDismounted = ({ id, to }: Pick<Born, 'id' | 'to'>, born: readonly Born[]): boolean =>
  PARTS_OF_RIDER.has(id) && born.some((rider) => rider.id === RIDER && rider.from < to);

/** The player's objects by their original kind, because an upgrade may have changed them since. */
function groupByOriginalKind(
  born: readonly Born[],
  pressesById: ReadonlyMap<string, readonly Press[]>,
): Map<string | null, Born[]> {
  const firstDoneMs = (id: string) => {
    const [press] = pressesById.get(id) ?? [];
    return press ? press.ms + press.duration : Infinity;
  };
  return Map.groupBy(born, ({ id, from, to }) => {
    const original = id === null ? undefined : originalKind(id);
    if (id === null || original === undefined) return id;
    // A unit born before the first new unit could be finished was made as the old kind. If that time is within the
    // unit's birth interval, both kinds are possible.
    if (to < firstDoneMs(id)) return original;
    return firstDoneMs(original) < Infinity && from < firstDoneMs(id) ? null : id;
  });
}

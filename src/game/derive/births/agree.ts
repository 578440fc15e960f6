/**
 * Makes a player's counts consistent with each other and with the build order. A confirmed unit confirms the
 * buildings that it requires, and orders that were cancelled made nothing.
 */
import { makersOf, neededFor } from '../../objects/made-by.ts';
import { stood, type Step } from '../step.ts';
import type { Made } from './made.ts';

/**
 * Compares the counts of a player with each other and with the player's `steps`, and returns the corrected counts.
 */
export const agree = (counts: readonly Made[], steps: readonly Step[]): Made[] =>
  withNeeds(withoutCancelled(counts, steps));

/** Removes unconfirmed heroes and buildings if the build order shows all their orders as cancelled. */
function withoutCancelled(counts: readonly Made[], steps: readonly Step[]): Made[] {
  const stepsOf = Map.groupBy(
    steps.filter(({ type }) => type !== 'revival'),
    ({ id }) => id,
  );
  return counts.map((count): Made => {
    const { id, type, min, max, lost } = count;
    const same = stepsOf.get(id) ?? [];
    if (type === 'unit' || min > 0 || max === 0 || same.length === 0 || same.some(stood)) return count;
    return {
      ...count,
      max: 0,
      orders: count.orders.map((order) => ({ ...order, may: 0 })),
      lost: { ...lost, cancelled: (lost.cancelled ?? 0) + max },
    };
  });
}

/**
 * Confirms the only building that can have made a confirmed unit or hero, and the only building that meets the unit's
 * requirement.
 */
function withNeeds(counts: readonly Made[]): Made[] {
  const byId = new Map(counts.map((count) => [count.id, count]));
  const needed = new Set<Made>();
  for (const { id, type, min } of counts) {
    if (min === 0 || type === 'building') continue;
    for (const kinds of [makersOf(id), ...neededFor(id).map((building) => [building])]) {
      const buildings = kinds.flatMap((kind) => byId.get(kind) ?? []).filter(({ max }) => max > 0);
      const [only, other] = buildings;
      if (only && !other && only.min === 0) needed.add(only);
    }
  }
  return counts.map((count) => (needed.has(count) ? { ...count, min: 1, basis: 'needed' } : count));
}

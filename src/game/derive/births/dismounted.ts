/** Archers and Hippogryphs that come off a rider: new objects in the recording, which nobody trained. */
import type { Born } from './intervals.ts';

/** A Hippogryph with an Archer on it: both were trained. */
export const RIDER = 'ehpr';
const PARTS = ['earc', 'ehip'];
/** How long after its last order a rider may take to come apart, in ms. */
const APART_MS = 5000;

/**
 * A player's objects without those that a rider may have left when it came apart: an Archer and a Hippogryph each that may be born
 * right after the last time that the rider was named. Measured: in `1_31.3_ladder.w3g` four riders are last named at 13:18 with
 * four new Archers.
 */
export function withoutDismounted(born: readonly Born[]): Born[] {
  const lastMs = born
    .flatMap(({ id, object }) => (id === RIDER ? [object.seen[1]] : []))
    .sort((a, b) => a - b);
  if (lastMs.length === 0) return [...born];
  const left = new Map(PARTS.map((id) => [id, [...lastMs]]));
  return born.filter(({ id, from, to }) => {
    const riders = left.get(id ?? '') ?? [];
    const rider = riders.findIndex((ms) => ms <= to && from <= ms + APART_MS);
    if (rider >= 0) riders.splice(rider, 1);
    return rider < 0;
  });
}

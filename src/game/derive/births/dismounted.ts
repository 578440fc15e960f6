/** Archers and Hippogryphs that come off a rider: new objects in the recording, which nobody trained. */
import type { Born } from './intervals.ts';

/** A Hippogryph with an Archer on it: both were trained. */
export const RIDER = 'ehpr';
const PARTS: ReadonlySet<string | null> = new Set(['earc', 'ehip']);

/**
 * Whether a unit may have come off one of the player's riders, which were born before it. Units that no queue had a place for are asked
 * about: in `1_31.3_ladder.w3g` four riders are last named at 13:18 with four new Archers, one more than was ever ordered.
 */
export const mayHaveDismounted = ({ id, to }: Pick<Born, 'id' | 'to'>, born: readonly Born[]): boolean =>
  PARTS.has(id) && born.some((rider) => rider.id === RIDER && rider.from < to);

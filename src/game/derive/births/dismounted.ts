/** Archers and Hippogryphs that dismounted: these are new objects in the recording, although nobody trained them. */
import type { Born } from './intervals.ts';

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

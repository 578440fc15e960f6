import type { BasedTime } from '../replay/analysis.ts';
import { formatClock } from '../replay/clock.ts';
import type { TimeBasis } from '../replay/tiers.ts';
import { NONE } from './nodes.ts';

/** What the basis of a time means, for the legend. */
export const BASIS_MEANINGS: Readonly<Record<TimeBasis, string>> = {
  order: 'the command is in the recording',
  derived: 'an order plus the known 140 s of a town hall upgrade',
  observed: 'first seen in a selection, so true by then at the latest',
};

/** A game time as `m:ss`; a dash where there is none. */
export const clockOrNone = (ms: number | null): string => (ms === null ? NONE : formatClock(ms));

/** A game time with the word for what it rests on: "4:05 (order)". */
export const basedText = (time: BasedTime | null): string =>
  time ? `${formatClock(time.ms)} (${time.basis})` : NONE;

import type { BasedTime } from '../../../replay/analysis.ts';
import { formatClock } from '../../../replay/clock.ts';
import { NONE } from './nodes.ts';

/** A game time as `m:ss`; a dash where there is none. */
export const clockOrNone = (ms: number | null): string => (ms === null ? NONE : formatClock(ms));

/** A game time with the word for what it rests on: "4:05 (order)". */
export const basedText = (time: BasedTime | null): string =>
  time ? `${formatClock(time.ms)} (${time.basis})` : NONE;

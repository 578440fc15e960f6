import { foodOverTime } from './food-over-time.ts';
import type { ToldGame } from '../story-schema.ts';

/** A game's pulse: food brought to fights over time. */
export interface Pulse {
  spanMs: number;
  /** Minimum food brought in each span, starting at 0:00, by side; empty unless there are two sides. */
  sides: number[][];
}

/** The length of a span is a multiple of this time. */
const STEP_MS = 5000;

/** What each side brought to fights, in equal spans up to `lengthMs`, with at most `most` spans. */
export function pulseOf(
  { fights, places }: Pick<ToldGame, 'fights' | 'places'>,
  lengthMs: number,
  most: number,
): Pulse {
  const spanMs = STEP_MS * Math.max(1, Math.ceil(lengthMs / STEP_MS / most));
  const spans = Math.max(1, Math.ceil(lengthMs / spanMs));
  return { spanMs, sides: places?.sides.length === 2 ? foodOverTime(fights, { spanMs, spans }) : [] };
}

import type { Places } from '../../game/derive/places/places.ts';

/** A game's pulse: attack orders over time. */
export interface Pulse {
  spanMs: number;
  /** Orders in each span, starting at 0:00, by side. */
  sides: number[][];
}

/** The length of a span is a multiple of this time. */
const STEP_MS = 5000;

/** Counts each side's attack orders in equal spans up to `lengthMs`, with at most `most` spans. */
export function pulseOf(
  { hostile, sides }: Pick<Places, 'hostile' | 'sides'>,
  lengthMs: number,
  most: number,
): Pulse {
  const spanMs = STEP_MS * Math.max(1, Math.ceil(lengthMs / STEP_MS / most));
  const spans = Math.max(1, Math.ceil(lengthMs / spanMs));
  const counts = sides.map(() => new Array<number>(spans).fill(0));
  for (const { ms, slot } of hostile) {
    const side = sides.findIndex(({ slots }) => slots.includes(slot));
    const span = Math.floor(ms / spanMs);
    if (side >= 0 && span >= 0 && span < spans) counts[side]![span]! += 1;
  }
  return { spanMs, sides: counts };
}

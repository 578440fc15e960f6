import type { Span } from './overlap.ts';
import type { Press } from './presses.ts';
import type { Slot } from './queues.ts';

/**
 * Presses that made at least one object, by number, with the finish interval of the first product according to the
 * queues. The game refuses orders that the player can't pay for, and the recording doesn't show refusals. We measured
 * 2,145 first presses for one-time purchases: 510 were repeated within half a second, and only 3 later. A press
 * therefore counts if no other press precedes it within 300 ms, it was not cancelled, and it could finish before the
 * end.
 */
export function lonePresses(
  presses: readonly Press[],
  slots: readonly Slot[],
  endMs: number,
): Map<number, Span> {
  const done = Map.groupBy(
    slots.filter(({ lost }) => lost === null || lost === 'late'),
    ({ press }) => press,
  );
  const back = new Set(
    slots.flatMap(({ lost, doubted, press }) => (doubted || lost === 'cancelled' ? [press] : [])),
  );
  const lone = new Map<number, Span>();
  for (const [press, { echo, makers }] of presses.entries()) {
    const finished = done.get(press) ?? [];
    // A shop may be out of stock, and unknown buildings prove nothing.
    if (echo || makers.length === 0 || finished.length < makers.length || back.has(press)) continue;
    const from = finished.reduce((first, slot) => Math.min(first, slot.from), Infinity);
    const to = finished.reduce((last, slot) => Math.max(last, slot.to), 0);
    if (to <= endMs) lone.set(press, { from, to });
  }
  return lone;
}

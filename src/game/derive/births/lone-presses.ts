import type { Span } from './overlap.ts';
import type { Press } from './presses.ts';
import type { Slot } from './queues.ts';

/**
 * Presses that made at least one thing, by their number, and between when the first of it was done as far as the queues
 * tell. The game refuses what cannot be paid, and what it refuses is not recorded: of 2,145 first presses of things that can
 * be made once, 510 were repeated within half a second and 3 later. So a press that follows no other within 300 ms, was
 * not taken back and could finish before the end made one thing at least.
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
    // A shop may have run out of what it hands over, and of unknown buildings nothing can be said.
    if (echo || makers.length === 0 || finished.length < makers.length || back.has(press)) continue;
    const from = finished.reduce((first, slot) => Math.min(first, slot.from), Infinity);
    const to = finished.reduce((last, slot) => Math.max(last, slot.to), 0);
    if (to <= endMs) lone.set(press, { from, to });
  }
  return lone;
}

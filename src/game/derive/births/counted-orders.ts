/** The orders behind a count, each with the minimum and maximum number of objects that it made. */
import type { CountLoss } from '../../vocabulary.ts';
import type { MayHaveFallen } from './fallen.ts';
import type { Span } from './overlap.ts';
import type { Press } from './presses.ts';
import { SLACK_MS, type Slot } from './queues.ts';

/** How much later a unit may appear than the queue model predicts, because queues wait for food. */
export const LATE_MS = 60_000;

/** One order behind a count. */
export interface CountedOrder {
  ms: number;
  /** Kind and object numbers of the buildings that got the order; null and empty if unknown. */
  maker: string | null;
  makers: readonly number[];
  /** Maximum number of objects that the order may have made. */
  may: number;
  /** Finish interval of the confirmed product, for an order without repeats. */
  sure?: Span;
}

/** Number of orders that cannot have made anything, by reason. */
export type Losses = Partial<Record<CountLoss, number>>;

/** The orders for each kind, with the minimum and maximum number of objects that each order made. */
export function countOrders(
  presses: readonly Press[],
  slots: readonly Slot[],
  endMs: number,
  fell: MayHaveFallen,
): Map<string, CountedOrder[]> {
  const loneSpans = lonePresses(presses, slots, endMs, fell);
  const may = presses.map(() => 0);
  for (const { press, lost } of slots) if (lost === null) may[press]!++;
  const orders = new Map<string, CountedOrder[]>();
  for (const [press, { ms, id, maker, makers }] of presses.entries()) {
    const span = loneSpans.get(press);
    const ofKind = orders.get(id) ?? [];
    orders.set(id, ofKind);
    const order: CountedOrder = { ms, maker, makers, may: may[press]! };
    if (span) order.sure = { from: Math.max(0, span.from - SLACK_MS), to: span.to + LATE_MS };
    ofKind.push(order);
  }
  return orders;
}

/** Losses in the queues of one kind, by reason. */
export function lossesOf(slots: readonly Slot[]): Losses {
  const lost: Losses = {};
  for (const slot of slots) if (slot.lost) lost[slot.lost] = (lost[slot.lost] ?? 0) + 1;
  return lost;
}

/**
 * Presses that made at least one object, by number, with the finish interval of the first product according to the
 * queues. The game refuses orders that the player can't pay for, and the recording doesn't show refusals. We measured
 * 2,145 first presses for one-time purchases: 510 were repeated within half a second, and only 3 later. A press
 * therefore counts if no other press precedes it within 300 ms, it was not cancelled, it could finish before the end,
 * and not all its buildings may have fallen before.
 */
function lonePresses(
  presses: readonly Press[],
  slots: readonly Slot[],
  endMs: number,
  fell: MayHaveFallen,
): Map<number, Span> {
  const doneByPress = Map.groupBy(
    slots.filter(({ lost }) => lost === null || lost === 'late'),
    ({ press }) => press,
  );
  const back = new Set(
    slots.flatMap(({ lost, doubted, press }) => (doubted || lost === 'cancelled' ? [press] : [])),
  );
  const lone = new Map<number, Span>();
  for (const [press, { ms, echo, makers }] of presses.entries()) {
    const slotsOfPress = doneByPress.get(press) ?? [];
    // A shop may be out of stock, and unknown buildings prove nothing.
    if (echo || makers.length === 0 || slotsOfPress.length < makers.length || back.has(press)) continue;
    const from = slotsOfPress.reduce((first, slot) => Math.min(first, slot.from), Infinity);
    const to = slotsOfPress.reduce((last, slot) => Math.max(last, slot.to), 0);
    if (slotsOfPress.every((slot) => slot.maker !== null && fell(slot.maker, ms, slot))) continue;
    if (to <= endMs) lone.set(press, { from, to });
  }
  return lone;
}

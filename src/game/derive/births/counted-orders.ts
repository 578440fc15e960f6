/** The orders of a count, each with what it made at least and at most. */
import type { CountLoss } from '../../vocabulary.ts';
import { lonePresses } from './lone-presses.ts';
import type { Span } from './overlap.ts';
import type { Press } from './presses.ts';
import { SLACK_MS, type Slot } from './queues.ts';

/** Queues wait for food; how much later than the model a unit may come. */
export const LATE_MS = 60_000;

/** One order of a count. */
export interface CountedOrder {
  ms: number;
  /** Kind of the buildings it went to, and their numbers among the objects; null and none where that is unknown. */
  maker: string | null;
  makers: readonly number[];
  /** So many it may have made. */
  may: number;
  /** It made one at least, born between these times: it was pressed alone. */
  sure?: Span;
}

/** What was asked for and cannot have been made. */
export type Losses = Partial<Record<CountLoss, number>>;

/** The orders of each kind, with what each made at least and at most. */
export function countedOrders(
  presses: readonly Press[],
  slots: readonly Slot[],
  endMs: number,
): Map<string, CountedOrder[]> {
  const sure = lonePresses(presses, slots, endMs);
  const may = presses.map(() => 0);
  for (const { press, lost } of slots) if (lost === null) may[press]!++;
  const orders = new Map<string, CountedOrder[]>();
  for (const [press, { ms, id, maker, makers }] of presses.entries()) {
    const alone = sure.get(press);
    const ofKind = orders.get(id) ?? [];
    orders.set(id, ofKind);
    const order: CountedOrder = { ms, maker, makers, may: may[press]! };
    if (alone) order.sure = { from: Math.max(0, alone.from - SLACK_MS), to: alone.to + LATE_MS };
    ofKind.push(order);
  }
  return orders;
}

/** What a kind's queues lost, by reason. */
export function lossesOf(slots: readonly Slot[]): Losses {
  const lost: Losses = {};
  for (const slot of slots) if (slot.lost) lost[slot.lost] = (lost[slot.lost] ?? 0) + 1;
  return lost;
}

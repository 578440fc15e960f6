/** Orders that the game accepts only if there is room: those to a single building that has nothing else to do. */
import { runQueues, SLACK_MS } from '../births/queues.ts';
import type { Orders } from '../births/presses.ts';

/** Food that an order needed at once. */
export interface NeededRoom {
  ms: number;
  id: string;
  food: number;
}

/**
 * The orders of a player for units and heroes that found their building idle; by time. The game checks food when an
 * order would begin at once, and not for one that waits in a queue. In 1v1 games, 1,700 such orders before the first
 * fight all had room.
 */
export function acceptedAtOnce({ presses, cancels, costs }: Orders, endMs: number): NeededRoom[] {
  const queued = Map.groupBy(
    runQueues(presses, cancels, () => 0, endMs).filter(({ lost }) => lost !== 'full'),
    ({ maker }) => maker,
  );
  /** Orders at which each building is certain to be idle. */
  const idle = new Set<number>();
  for (const [maker, slots] of queued) {
    if (maker === null) continue;
    let busyMs = -Infinity;
    for (const slot of slots.sort((a, b) => a.press - b.press)) {
      const { ms } = presses[slot.press]!;
      if (busyMs + SLACK_MS <= ms) idle.add(slot.press);
      busyMs = Math.max(busyMs, slot.to);
    }
  }
  return presses.flatMap(({ ms, id, makers, possibleMakers: maybe, duration, echo }, index) => {
    const food = costs.price(id, 1, 'least')?.food ?? 0;
    const alone = makers.length === 1 && maybe.length === 0 && !echo;
    return alone && duration > 0 && food > 0 && idle.has(index) ? [{ ms, id, food }] : [];
  });
}

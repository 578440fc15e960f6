import { findObject } from '../../objects/table.ts';
import type { Cancel, Press } from './presses.ts';

/** Entries that a building's queue holds. */
const QUEUE_LENGTH = 7;

/** One entry of a queue, and when it is done at the earliest if every order was taken. */
export interface Slot {
  id: string;
  /** Number of the press in the player's presses. */
  press: number;
  /** Game time in ms. */
  ms: number;
  /** Number of the building among the objects; null where the recording does not tell. */
  maker: number | null;
}

/** Time in ms to make something; null for ids nobody knows. */
export const makeMs = (id: string): number | null => {
  const seconds = findObject(id)?.seconds;
  return seconds === undefined || seconds === null ? null : seconds * 1000;
};

interface Entry extends Slot {
  startMs: number;
}

/**
 * Runs the queues of one player's buildings: one thing at a time in each, every order taken that finds room, what was
 * cancelled taken out. Slots in the order of their times. `readyMs` says from when on a building can take orders.
 */
export function runQueues(
  presses: readonly Press[],
  cancels: readonly Cancel[],
  readyMs: (maker: number) => number,
): Slot[] {
  const queues = new Map<number | null, Entry[]>();
  const all: Entry[] = [];
  let cancel = 0;
  const cancelUntil = (ms: number) => {
    for (; cancel < cancels.length && (cancels[cancel]?.ms ?? Infinity) <= ms; cancel++)
      takeBack(queues, cancels[cancel]!);
  };
  for (const [press, { ms, id, makers }] of presses.entries()) {
    cancelUntil(ms);
    const duration = makeMs(id);
    for (const maker of makers.length > 0 ? makers : [null]) {
      if (maker !== null && readyMs(maker) > ms) continue;
      const queue = queues.get(maker) ?? [];
      queues.set(maker, queue);
      while (queue.length > 0 && queue[0]!.ms <= ms) queue.shift();
      // What a shop hands over at once never waits, and unknown makers are many.
      const waits = duration !== null && duration > 0 && maker !== null;
      if (waits && queue.length >= QUEUE_LENGTH) continue;
      const startMs = waits ? Math.max(ms, queue.at(-1)?.ms ?? 0) : ms;
      const entry = { id, press, ms: startMs + (duration ?? 0), maker, startMs };
      all.push(entry);
      if (waits) queue.push(entry);
    }
  }
  cancelUntil(Infinity);
  return all
    .filter(({ ms }) => ms < Infinity)
    .map(({ id, press, ms, maker }) => ({ id, press, ms, maker }))
    .sort((a, b) => a.ms - b.ms);
}

/** Takes the latest fitting entry out of a queue; those behind it move up. */
function takeBack(queues: ReadonlyMap<number | null, Entry[]>, { ms, id, makers }: Cancel): void {
  for (const maker of makers) {
    const queue = queues.get(maker) ?? [];
    while (queue.length > 0 && queue[0]!.ms <= ms) queue.shift();
    const index = id === null ? queue.length - 1 : queue.findLastIndex((entry) => entry.id === id);
    if (index < 0) continue;
    const [entry] = queue.splice(index, 1);
    entry!.ms = Infinity;
    for (const [place, later] of queue.entries()) {
      if (place < index) continue;
      const duration = makeMs(later.id) ?? 0;
      later.startMs = Math.max(
        place === 0 ? Math.max(ms, place === index ? entry!.startMs : 0) : queue[place - 1]!.ms,
        0,
      );
      later.ms = later.startMs + duration;
    }
    return;
  }
}

/**
 * Times before which a number of objects of one kind cannot be done, ascending: the k-th of them is never done before
 * the k-th time. Each building makes one at a time; that it makes anything else besides would only be later.
 */
export function earliestDone(presses: readonly Press[], ids: ReadonlySet<string>): number[] {
  const free = new Map<number, number>();
  return presses
    .filter(({ id }) => ids.has(id))
    .flatMap(({ ms, id, makers }) => {
      const duration = makeMs(id) ?? 0;
      if (makers.length === 0) return [ms + duration];
      return makers.map((maker) => {
        const done = Math.max(ms, duration > 0 ? (free.get(maker) ?? 0) : 0) + duration;
        free.set(maker, done);
        return done;
      });
    })
    .sort((a, b) => a - b);
}

/** Simulates the queues of buildings: when each order can have been done, or why it came to nothing. */
import type { CountLoss } from '../../vocabulary.ts';
import type { Cancel, Press } from './presses.ts';
import { QUEUE_LENGTH } from '../rules/game-rules.ts';
import type { Span } from './overlap.ts';

/** Tolerance between this model and observed times; 98 % of identified units fit a slot within this tolerance. */
export const SLACK_MS = 3000;
/** An object that a building may have made, with its earliest and latest finish times. */
export interface Slot extends Span {
  id: string;
  /** Index of the press in the player's presses. */
  press: number;
  /** Number of the building among the objects; null if the recording doesn't show it. */
  maker: number | null;
  /** Why the building cannot have made the object; null if it may have. */
  lost: CountLoss | null;
  /** When the order was cancelled, in ms; Infinity if it was not. */
  backMs: number;
  /** Whether a cancellation may have removed this order, because the game may never have queued the next one. */
  doubted: boolean;
}

interface Entry extends Slot {
  ms: number;
  duration: number;
  longest: number;
  /**
   * Whether exactly this building took the order: the order isn't a repeat, and no other building could have taken it.
   */
  sure: boolean;
}

/** Whether an entry is certain to wait in the queue. An entry that may have been cancelled doesn't delay others. */
const stands = ({ sure, doubted }: Entry): boolean => sure && !doubted;

/** Whether an entry counts towards the maximum of seven. A surplus repeat can only replace another entry. */
const counts = ({ lost }: Entry): boolean => lost === null;

/**
 * Simulates the queues of one player's buildings: one product at a time, seven entries, cancellations
 * removed. For the earliest times, a product waits only for entries that are certain; for the latest times,
 * it waits for all entries. Returns slots sorted by latest time, including lost ones. `readyMs` returns the
 * time from which a building can take orders; production ends at `endMs`.
 */
export function runQueues(
  presses: readonly Press[],
  cancels: readonly Cancel[],
  readyMs: (maker: number) => number,
  endMs: number,
): Slot[] {
  const queues: Queues = new Map();
  const entries: Entry[] = [];
  const undecided: OneGone[] = [];
  let cancel = 0;
  const cancelUntil = (ms: number) => {
    for (; cancel < cancels.length && cancels[cancel]!.ms <= ms; cancel++) {
      const one = takeBack(queues, cancels[cancel]!);
      if (one) undecided.push(one);
    }
  };
  for (const [index, press] of presses.entries()) {
    cancelUntil(press.ms);
    const { ms, makers, possibleMakers } = press;
    if (makers.length === 0) entries.push(entryOf(press, index, null));
    for (const maker of [...makers, ...possibleMakers])
      entries.push(
        readyMs(maker) > ms
          ? entryOf(press, index, maker, { lost: 'unbuilt' })
          : enqueue(press, index, maker, queues),
      );
  }
  cancelUntil(Infinity);
  undecided.forEach(loseOne);
  return entries
    .map(({ id, press, maker, from, to, lost, doubted, backMs }): Slot => {
      return { id, press, maker, from, to, doubted, backMs, lost: lost ?? (from > endMs ? 'late' : null) };
    })
    .sort((a, b) => a.to - b.to);
}

type Queues = Map<number, Entry[]>;

/** An order at one building; `index` is its place in the player's presses. */
const entryOf = (
  { id, ms, duration, longest }: Press,
  index: number,
  maker: number | null,
  changes: Partial<Pick<Entry, 'sure' | 'lost'>> = {},
): Entry => ({
  id,
  press: index,
  maker,
  ms,
  duration,
  longest,
  from: ms + duration,
  to: ms + longest,
  sure: false,
  lost: null,
  doubted: false,
  backMs: Infinity,
  ...changes,
});

/** Adds an order to the queue of a building and returns its entry, which is lost if the queue was full. */
function enqueue(press: Press, index: number, maker: number, queues: Queues): Entry {
  const { ms, id, makers, possibleMakers, echo, duration } = press;
  const queue = queues.get(maker) ?? [];
  queues.set(maker, queue);
  const waiting = queue.filter((other) => other.to > ms);
  const line = waiting.filter(counts);
  // The game may have refused a repeat because the queue was full of its own kind. Uncertain entries of
  // other kinds may never have been in the queue.
  const crowds = (other: Entry) =>
    (stands(other) || (echo && !other.doubted && other.id === id)) && other.from > ms;
  if (duration > 0 && line.length >= QUEUE_LENGTH && line.filter(crowds).length >= QUEUE_LENGTH) {
    const lostEntry = entryOf(press, index, maker, { lost: 'full' });
    // This order may still have got a slot, if another repeat of its kind didn't.
    if (line.some((other) => !stands(other)))
      queues.set(maker, [...waiting, Object.assign(lostEntry, { to: line.at(-1)!.to })]);
    return lostEntry;
  }
  const entry = entryOf(press, index, maker, { sure: !echo && makers.length + possibleMakers.length === 1 });
  // Instant purchases don't wait.
  if (duration === 0) return entry;
  const last = line.at(-1) ?? queue.findLast(counts);
  const start = waiting.length;
  waiting.push(entry);
  queues.set(maker, waiting);
  setTimes(waiting, start, last);
  return entry;
}

/**
 * Sets the times of a queue's entries from an index on. `last` is the previous entry, which may be finished. The
 * building was busy with something else until `heldMs` at the latest.
 */
function setTimes(queue: readonly Entry[], start: number, last: Entry | undefined, heldMs = 0): void {
  let earliest = last && stands(last) ? last.from : 0;
  let latest = Math.max(heldMs, last?.to ?? 0);
  for (const [place, entry] of queue.entries()) {
    if (place < start) {
      if (stands(entry)) earliest = Math.max(earliest, entry.from);
      continue;
    }
    if (!counts(entry)) continue;
    entry.from = Math.max(entry.ms, earliest) + entry.duration;
    entry.to = Math.max(entry.ms, latest) + entry.longest;
    latest = entry.to;
    if (stands(entry)) earliest = entry.from;
  }
}

/** Whether an entry may still be in the queue: it may be finished in the model but not in the game. */
const waitsAt = (ms: number) => (entry: Entry) => entry.to > ms - SLACK_MS;

/**
 * The entries of a kind that may be at a place of a queue, where 0 is in production. Everything before an entry may be
 * there, but only what is certain to be unfinished has to be.
 */
function mayBeAt(slot: number, queue: readonly Entry[], id: string | null, ms: number): Entry[] {
  let minPlace = 0;
  let maxPlace = 0;
  const possible: Entry[] = [];
  for (const entry of queue.filter(waitsAt(ms))) {
    if (entry.id === id && minPlace <= slot && slot <= maxPlace) possible.push(entry);
    if (stands(entry) && entry.from > ms + SLACK_MS) minPlace++;
    maxPlace++;
  }
  return possible;
}

/** Entries of which a cancellation removed one, it is unknown which; by time. */
interface OneGone {
  ms: number;
  some: readonly Entry[];
}

/**
 * Removes the entry at a place, or else the latest matching one, from a queue, and moves up the entries behind it. If
 * several entries may be at the place, all stay in doubt and are returned. If several buildings are selected, it is
 * unknown which of them dropped its entry. The kind is certain if all of them make the same kind.
 */
function takeBack(queues: Queues, { ms, id, slot, makers }: Cancel): OneGone | undefined {
  const waits = waitsAt(ms);
  const matches = (entry: Entry) => waits(entry) && (id === null || entry.id === id);
  const candidates = makers.flatMap((maker) => {
    const queue = queues.get(maker) ?? [];
    const possible = slot === undefined ? [] : mayBeAt(slot, queue, id, ms);
    const last = possible.at(-1);
    const index = last ? queue.indexOf(last) : queue.findLastIndex(matches);
    if (index < 0) return [];
    // From this one on, each may be the one that was taken back.
    const first = possible[0]
      ? queue.indexOf(possible[0])
      : queue.findLastIndex((one) => stands(one) && matches(one));
    return [{ maker, queue, possible, first, index, entry: queue[index]! }];
  });
  const waiting = candidates.filter(({ entry }) => entry.to > ms);
  const removed = waiting.find((candidate) => waiting.every(({ entry }) => entry.id === candidate.entry.id));
  for (const { maker, queue, possible, first, index, entry } of candidates) {
    const isRemoved = entry === removed?.entry && possible.length < 2;
    for (const candidate of queue.slice(Math.max(0, first), isRemoved ? index : index + 1))
      candidate.doubted ||= matches(candidate);
    if (isRemoved) {
      entry.lost = 'cancelled';
      entry.backMs = ms;
    }
    const remaining = isRemoved ? queue.toSpliced(index, 1) : queue;
    // Entries behind the removed one, or behind the first doubtful one, may have begun only now.
    const start = first < 0 ? index : Math.min(index, first + 1);
    if (isRemoved || possible.length > 1)
      setTimes(remaining, start, remaining.slice(0, start).findLast(counts), ms);
    queues.set(maker, remaining);
  }
  return removed && removed.possible.length > 1 ? { ms, some: removed.possible } : undefined;
}

/** Counts one of the entries as cancelled, unless one of them was cancelled since. */
function loseOne({ ms, some }: OneGone): void {
  const last = some.at(-1)!;
  if (some.some(({ lost }) => lost !== null)) return;
  // What is left may be any of them, also the latest.
  for (const entry of some) entry.to = last.to;
  Object.assign(last, { lost: 'cancelled', backMs: ms });
}

/**
 * Lower bounds for products of one kind, in ascending order: the k-th product is never finished before the k-th time.
 * Each building makes one product at a time; other products would only add delay.
 */
export function earliestDone(presses: readonly Press[]): number[] {
  const freeMs = new Map<number, number>();
  return presses
    .flatMap(({ ms, duration, makers, possibleMakers }) => {
      if (makers.length === 0) return [ms + duration];
      return [...makers, ...possibleMakers].map((maker) => {
        const doneMs = Math.max(ms, duration > 0 ? (freeMs.get(maker) ?? 0) : 0) + duration;
        freeMs.set(maker, doneMs);
        return doneMs;
      });
    })
    .sort((a, b) => a - b);
}

import type { CountLoss } from '../../vocabulary.ts';
import type { Cancel, Press } from './presses.ts';
import type { Span } from './overlap.ts';

/** How far this model and what is seen may lie apart; 98 % of typed units fit a slot this closely. */
export const SLACK_MS = 3000;
/** Entries that a building's queue holds. */
const QUEUE_LENGTH = 7;

/** One thing that a building may have made, and between when it was done at the earliest and at the latest. */
export interface Slot extends Span {
  id: string;
  /** Number of the press in the player's presses. */
  press: number;
  /** Number of the building among the objects; null where the recording does not tell. */
  maker: number | null;
  /** Why the building cannot have made it; null where it may have. */
  lost: CountLoss | null;
  /** When it was taken back, in ms; Infinity where it was not. */
  backMs: number;
  /** It may be what was taken back, if what stood behind it was never in line. */
  doubted: boolean;
}

interface Entry extends Slot {
  ms: number;
  duration: number;
  /** Surely taken by this very building: no echo, not one of several that could take it. */
  sure: boolean;
}

/** Whether something surely stands in line: what may have been taken back keeps nothing waiting. */
const stands = ({ sure, doubted }: Entry): boolean => sure && !doubted;

/** Whether an entry counts as one of the seven in line: an echo too many only may be there in place of another one. */
const counts = ({ lost }: Entry): boolean => lost === null;

/**
 * Runs the queues of one player's buildings: one thing at a time in each, seven in line, what was cancelled taken out.
 * At the earliest only what is sure stands before an entry, at the latest everything. Slots in the order of their
 * latest times, those that are lost as well. `readyMs` says from when on a building can take orders; nothing is made
 * after `endMs`.
 */
export function runQueues(
  presses: readonly Press[],
  cancels: readonly Cancel[],
  readyMs: (maker: number) => number,
  endMs: number,
): Slot[] {
  const queues = new Map<number, Entry[]>();
  const entries: Entry[] = [];
  let cancel = 0;
  const cancelUntil = (ms: number) => {
    for (; cancel < cancels.length && cancels[cancel]!.ms <= ms; cancel++) takeBack(queues, cancels[cancel]!);
  };
  for (const [press, { ms, id, makers, maybe, echo, duration }] of presses.entries()) {
    cancelUntil(ms);
    const entry = (maker: number | null, sure: boolean, lost: CountLoss | null = null): Entry => {
      return {
        id,
        press,
        maker,
        ms,
        duration,
        sure,
        lost,
        doubted: false,
        backMs: Infinity,
        from: ms + duration,
        to: ms + duration,
      };
    };
    if (makers.length === 0) entries.push(entry(null, false));
    for (const maker of [...makers, ...maybe]) {
      if (readyMs(maker) > ms) {
        entries.push(entry(maker, false, 'unbuilt'));
        continue;
      }
      const queue = queues.get(maker) ?? [];
      queues.set(maker, queue);
      const waiting = queue.filter((other) => other.to > ms);
      const line = waiting.filter(counts);
      // An echo may have found the line full of its own kind; of others none need have been there.
      const crowds = (other: Entry) => (stands(other) || (echo && other.id === id)) && other.from > ms;
      if (duration > 0 && line.length >= QUEUE_LENGTH && line.filter(crowds).length >= QUEUE_LENGTH) {
        const left = entry(maker, false, 'full');
        entries.push(left);
        // It may have its place all the same, and another echo of its kind none.
        if (line.some((other) => !stands(other)))
          queues.set(maker, [...waiting, Object.assign(left, { to: line.at(-1)!.to })]);
        continue;
      }
      const added = entry(maker, !echo && makers.length + maybe.length === 1);
      entries.push(added);
      // What is handed over at once waits for nobody.
      if (duration === 0) continue;
      const last = line.at(-1) ?? queue.findLast(counts);
      const start = waiting.length;
      waiting.push(added);
      queues.set(maker, waiting);
      setTimes(waiting, start, last);
    }
  }
  cancelUntil(Infinity);
  return entries
    .map(({ id, press, maker, from, to, lost, doubted, backMs }): Slot => {
      return { id, press, maker, from, to, doubted, backMs, lost: lost ?? (from > endMs ? 'late' : null) };
    })
    .sort((a, b) => a.to - b.to);
}

/**
 * Sets the times of a queue's entries from a place on. `last` is the one before, which may be done by now, and until
 * `heldMs` at the latest the building was busy with something else.
 */
function setTimes(queue: readonly Entry[], start: number, last: Entry | undefined, heldMs = 0): void {
  let sure = last && stands(last) ? last.from : 0;
  let latest = Math.max(heldMs, last?.to ?? 0);
  for (const [place, entry] of queue.entries()) {
    if (place < start) {
      if (stands(entry)) sure = Math.max(sure, entry.from);
      continue;
    }
    if (!counts(entry)) continue;
    entry.from = Math.max(entry.ms, sure) + entry.duration;
    entry.to = Math.max(entry.ms, latest) + entry.duration;
    latest = entry.to;
    if (stands(entry)) sure = entry.from;
  }
}

/**
 * Takes the latest fitting entry out of a queue; those behind it move up. Several buildings that are selected may all have
 * heard it: one gave something up, which is known to be of a kind where all make the same, and each may have.
 */
function takeBack(queues: Map<number, Entry[]>, { ms, id, makers }: Cancel): void {
  // By the model it may be done already, and be in line all the same.
  const fits = (entry: Entry) => entry.to > ms - SLACK_MS && (id === null || entry.id === id);
  const candidates = makers.flatMap((maker) => {
    const queue = queues.get(maker) ?? [];
    const index = queue.findLastIndex(fits);
    return index < 0 ? [] : [{ maker, queue, index, entry: queue[index]! }];
  });
  const waiting = candidates.filter(({ entry }) => entry.to > ms);
  const taken = waiting.find((candidate) => waiting.every(({ entry }) => entry.id === candidate.entry.id));
  for (const { maker, queue, index, entry } of candidates) {
    const gone = entry === taken?.entry;
    const sure = queue.findLastIndex((other) => stands(other) && fits(other));
    for (const other of queue.slice(Math.max(0, sure), gone ? index : index + 1))
      other.doubted ||= fits(other);
    if (!gone) continue;
    entry.lost = 'cancelled';
    entry.backMs = ms;
    const rest = queue.toSpliced(index, 1);
    // What stood behind it, or behind the first that is doubted now, may have begun only now.
    const start = sure < 0 ? index : Math.min(index, sure + 1);
    setTimes(rest, start, rest.slice(0, start).findLast(counts), ms);
    queues.set(maker, rest);
  }
}

/**
 * Times before which the objects of the presses, all of one kind, cannot be done, ascending: the k-th of them is never
 * done before the k-th time. Each building makes one at a time; that it makes anything else besides would only be later.
 */
export function earliestDone(presses: readonly Press[]): number[] {
  const free = new Map<number, number>();
  return presses
    .flatMap(({ ms, duration, makers, maybe }) => {
      if (makers.length === 0) return [ms + duration];
      return [...makers, ...maybe].map((maker) => {
        const done = Math.max(ms, duration > 0 ? (free.get(maker) ?? 0) : 0) + duration;
        free.set(maker, done);
        return done;
      });
    })
    .sort((a, b) => a - b);
}

/** The queues of a player's buildings as the orders fill and empty them. */
import { inWork, type Step } from '../step.ts';
import { QUEUE_LENGTH, type GameRules } from './game-rules.ts';

/** An entry may still be in the queue this long after its calculated end: gold or food may have been missing. */
const SLACK_MS = 3000;
/** A second click to take back an order this soon after the first was given before the first was obeyed. */
const DOUBLE_MS = 500;

/** An order that training or research in buildings starts with. */
export interface QueuedOrder {
  /** The step that the order belongs to. */
  readonly step: Step;
  /** When it was given, in ms. */
  readonly ms: number;
  /** How long the production takes, in ms. */
  readonly makeMs: number;
  /** Whether the order may be a repeat from a held key, which the game may have refused. */
  readonly echo: boolean;
}

/** An order in the queue of one building. */
interface Entry extends QueuedOrder {
  /** Earliest end of the production, in ms. */
  doneMs: number;
  /** Whether it was taken back. */
  gone: boolean;
}

/** The queues by building. A building is the number of its object. */
export class TrainingQueues {
  readonly #entries = new Map<number, Entry[]>();
  /** The last order that a building's queue was told to give up. */
  readonly #taken = new Map<number, { id: string; ms: number }>();
  readonly #rules: Pick<GameRules, 'longestMs'>;

  constructor(rules: Pick<GameRules, 'longestMs'>) {
    this.#rules = rules;
  }

  /**
   * Adds an order to the queue of each building that has room, and returns whether all of them are certain to have been
   * full, so that the game dropped the order. Repeats may have been refused before, for example for gold.
   */
  add(order: QueuedOrder, buildings: readonly number[]): boolean {
    const { step, ms, makeMs, echo } = order;
    let full = buildings.length > 0;
    for (const building of buildings) {
      const queue = this.#entries.get(building) ?? [];
      this.#entries.set(building, queue);
      const waiting = queue.filter((entry) => !entry.gone && entry.doneMs > ms);
      const isCertainlyFull = waiting.filter((entry) => !entry.echo).length >= QUEUE_LENGTH;
      full &&= isCertainlyFull;
      const isRepeat = echo && waiting.filter((entry) => entry.step.id === step.id).length >= QUEUE_LENGTH;
      if (isCertainlyFull || isRepeat) continue;
      const doneMs = Math.max(ms, waiting.at(-1)?.doneMs ?? 0) + makeMs;
      queue.push({ ...order, doneMs, gone: false });
    }
    return full;
  }

  /** Whether a building ever took an order. */
  has(building: number): boolean {
    return this.#entries.has(building);
  }

  /** Earliest end of an order in a building's queue, in ms; undefined if the queue never had it. */
  doneMs(building: number, id: string, ms: number): number | undefined {
    return this.#entries.get(building)?.find((entry) => entry.step.id === id && entry.ms === ms)?.doneMs;
  }

  /** Takes back the last order of a building that may be unfinished, and returns its step. */
  takeLast(building: number, ms: number): Step | undefined {
    const queue = this.#entries.get(building) ?? [];
    return takeBack(
      queue,
      queue.findLast((entry) => this.#canBeTaken(entry, ms)),
      ms,
    );
  }

  /**
   * Takes back the order at a place of a building's queue, where 0 is in production. Without a place, or if another
   * kind is there, it is the last order of the kind. An entry at its calculated end still counts for `SLACK_MS`, because
   * the game starts late if gold or food is missing, never early, unless another of the kind is behind it. Which step loses a press doesn't change counts: those
   * come from \`queues.ts\`, which leaves such a click open between both entries. Null if a double click already took the
   * last one.
   */
  take(building: number, id: string, place: number | undefined, ms: number): Step | null | undefined {
    const queue = this.#entries.get(building) ?? [];
    const waiting = queue.filter((entry) => !entry.gone && entry.doneMs > ms - SLACK_MS);
    const isUnfinished = (entry: Entry | undefined) => entry?.step.id === id && entry.doneMs > ms;
    const [entry, next] = place === undefined ? [] : waiting.slice(place, place + 2);
    const previous = this.#taken.get(building);
    this.#taken.set(building, { id, ms });
    const isDouble = previous?.id === id && ms - previous.ms < DOUBLE_MS;
    if (isDouble && !waiting.some(isUnfinished)) return null;
    const ofKind = (entry: Entry) => entry.step.id === id && this.#canBeTaken(entry, ms);
    const there = isUnfinished(entry) || !isUnfinished(next) ? entry : next;
    return takeBack(queue, there?.step.id === id ? there : queue.findLast(ofKind), ms);
  }

  #canBeTaken({ gone, step }: Entry, ms: number): boolean {
    return !gone && this.isOpen(step, ms);
  }

  /** Whether an order for a unit, hero or upgrade can still be unfinished at `ms`. */
  isOpen(step: Step, ms: number): boolean {
    return inWork(step, ms, QUEUE_LENGTH, this.#rules.longestMs);
  }
}

/** Marks an entry as taken back, and moves up the entries behind it. */
function takeBack(queue: readonly Entry[], entry: Entry | undefined, ms: number): Step | undefined {
  if (!entry) return undefined;
  entry.gone = true;
  let doneMs = ms;
  for (const entry of queue) {
    if (entry.gone || entry.doneMs <= ms) continue;
    const startMs = entry.doneMs - entry.makeMs;
    entry.doneMs = startMs < ms ? entry.doneMs : Math.max(entry.ms, doneMs) + entry.makeMs;
    doneMs = entry.doneMs;
  }
  return entry.step;
}

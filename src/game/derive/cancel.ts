import { findObject } from '../objects/table.ts';
import type { Step } from './step.ts';

/** Longest possible durations: a full training queue, or the builder's walk plus construction. */
const QUEUE_LENGTH = 7;
const WALK_MS = 60_000;
const FALLBACK_SECONDS = 60;

/** Removes an object from a training queue (actions 0x1E and 0x1F name it): the latest one with that id. */
export function cancelQueued(
  steps: Step[],
  { ms, id, by, makers }: { ms: number; id: string; by?: number | undefined; makers: number },
): void {
  const open = (step: Step) => step.id === id && !step.at && inWork(step, ms, QUEUE_LENGTH);
  const step =
    steps.findLast((candidate) => open(candidate) && candidate.by === (by ?? null)) ?? steps.findLast(open);
  if (step) takeBack(step, makers);
}

/**
 * Cancels one object of a step. If several buildings received the order, this may cancel the share of only some of
 * them.
 */
function takeBack(step: Step, makers: number): void {
  if (step.makers !== undefined && step.makers > makers) step.makers -= makers;
  else step.cancelled++;
}

/**
 * Cancels a building's current production (order 0x000D0008), which is its latest order. Returns false if that
 * production is already finished. `makers` is the number of selected buildings of the same kind.
 */
export function cancelLatest(
  steps: Step[],
  { ms, by, makers }: { ms: number; by?: number | undefined; makers: number },
): boolean {
  if (by === undefined) return false;
  const step = steps.findLast(
    (candidate) => candidate.by === by && !candidate.at && inWork(candidate, ms, QUEUE_LENGTH),
  );
  if (step) takeBack(step, makers);
  return step !== undefined;
}

/**
 * Cancels the latest building of a kind that may still be under construction. A building seen before the placement is
 * a different one.
 */
export function cancelConstruction(
  steps: Step[],
  { ms, id, seenMs }: { ms: number; id: string; seenMs: number },
): void {
  const step = steps.findLast(
    (candidate) => candidate.id === id && candidate.at && candidate.ms <= seenMs && inWork(candidate, ms, 1),
  );
  if (step) step.cancelled++;
}

/** Cancels the latest revival of a hero (action 0x1D names the hero). */
export function cancelRevival(steps: Step[], { id }: { id: string }): void {
  const step = steps.findLast(
    (candidate) => candidate.id === id && candidate.type === 'revival' && candidate.cancelled === 0,
  );
  if (step) step.cancelled++;
}

/** Whether an order can still be unfinished at `ms`, with up to `length` orders of its kind in the queue. */
function inWork(step: Step, ms: number, length: number): boolean {
  if (step.cancelled >= step.presses || step.type === 'item') return false;
  const makeMs = (findObject(step.id)?.seconds ?? FALLBACK_SECONDS) * 1000;
  return ms - step.lastMs <= (step.at ? WALK_MS + makeMs : Math.min(length, step.presses + 2) * makeMs);
}

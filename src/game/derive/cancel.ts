import { findObject } from '../objects/table.ts';
import type { Step } from './step.ts';

/** Longest that a training queue, or a builder's way to the site and the building, can take. */
const QUEUE_LENGTH = 7;
const WALK_MS = 60_000;
const FALLBACK_SECONDS = 60;

/** Takes one object out of a training queue (actions 0x1E and 0x1F name it): the latest of that id there. */
export function cancelQueued(
  steps: Step[],
  { ms, id, by, makers }: { ms: number; id: string; by?: number | undefined; makers: number },
): void {
  const open = (step: Step) => step.id === id && !step.at && inWork(step, ms, QUEUE_LENGTH);
  const step =
    steps.findLast((candidate) => open(candidate) && candidate.by === (by ?? null)) ?? steps.findLast(open);
  if (step) takeBack(step, makers);
}

/** Takes one of a step back, or only what some of several buildings that it was ordered at were to make. */
function takeBack(step: Step, makers: number): void {
  if (step.makers !== undefined && step.makers > makers) step.makers -= makers;
  else step.cancelled++;
}

/**
 * Takes back what a building does (order 0x000D0008): the latest it was told. False when that is over. `makers` of its kind were
 * selected.
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
 * Stops a building under construction: the latest of its kind that can still be in the making. A building
 * that showed before it was placed is another one.
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

/** Takes back the latest revival of a hero (action 0x1D names the hero). */
export function cancelRevival(steps: Step[], { id }: { id: string }): void {
  const step = steps.findLast(
    (candidate) => candidate.id === id && candidate.type === 'revival' && candidate.cancelled === 0,
  );
  if (step) step.cancelled++;
}

/** Whether something ordered can be unfinished at `ms`, with up to `length` of its kind in line. */
function inWork(step: Step, ms: number, length: number): boolean {
  if (step.cancelled >= step.presses || step.type === 'item') return false;
  const makeMs = (findObject(step.id)?.seconds ?? FALLBACK_SECONDS) * 1000;
  return ms - step.lastMs <= (step.at ? WALK_MS + makeMs : Math.min(length, step.presses + 2) * makeMs);
}

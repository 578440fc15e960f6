/**
 * What players took back: entries of queues, buildings under construction, and revivals. These functions change the
 * steps that they find.
 */
import type { GameRules } from './rules/game-rules.ts';
import type { TrainingQueues } from './rules/training-queues.ts';
import { inWork, type Step, stood } from './step.ts';

/** A command to cancel something, with the selected buildings; the list is empty if they are unknown. */
interface Cancel {
  ms: number;
  by?: number | undefined;
  buildings: readonly number[];
}

/**
 * Cancels the order at a place of the selected buildings' queues (actions 0x1E and 0x1F name the object and the
 * place), by default the latest with that id.
 */
export function cancelQueued(
  steps: Step[],
  queues: TrainingQueues,
  { ms, id, slot, by, buildings }: Cancel & { id: string; slot?: number | undefined },
): void {
  const candidates = buildings.map((building) => queues.take(building, id, slot, ms));
  if (cancelOne(candidates.map((step) => step ?? undefined)) || candidates.includes(null)) return;
  const isCandidate = (step: Step) => step.id === id && !step.at && queues.isOpen(step, ms);
  const step =
    steps.findLast((candidate) => isCandidate(candidate) && candidate.by === (by ?? null)) ??
    steps.findLast(isCandidate);
  if (step) step.cancelled++;
}

/**
 * Cancels the latest order of each selected building (order 0x000D0008). Returns false if all of them are already
 * finished.
 */
export function cancelLatest(steps: Step[], queues: TrainingQueues, { ms, by, buildings }: Cancel): boolean {
  if (cancelOne(buildings.map((building) => queues.takeLast(building, ms)))) return true;
  // Without objects, only the leader of the selection says which building it was.
  if (by === undefined || buildings.length > 0) return false;
  const step = steps.findLast(
    (candidate) => candidate.by === by && !candidate.at && queues.isOpen(candidate, ms),
  );
  if (step) step.cancelled++;
  return step !== undefined;
}

/**
 * Takes back what each building had queued; false if none had anything. If several buildings received an order, this
 * may cancel the share of only some of them.
 */
function cancelOne(candidates: readonly (Step | undefined)[]): boolean {
  const found = candidates.filter((step) => step !== undefined);
  for (const [step, { length }] of Map.groupBy(found, (step) => step)) {
    const { makers = 1 } = step;
    if (step.type === 'unit') {
      const shares = (step.cancelledShares ?? 0) + length;
      step.cancelled += Math.floor(shares / makers);
      step.cancelledShares = shares % makers;
    } else if (makers > length) step.makers = makers - length;
    else step.cancelled++;
  }
  return found.length > 0;
}

/**
 * Cancels the latest building of a kind that may still be under construction. A building seen before the placement is
 * a different one.
 */
export function cancelConstruction(
  steps: Step[],
  { ms, id, seenMs }: { ms: number; id: string; seenMs: number },
  { longestMs }: Pick<GameRules, 'longestMs'>,
): void {
  const step = steps.findLast(
    (candidate) =>
      candidate.id === id && candidate.at && candidate.ms <= seenMs && inWork(candidate, ms, 1, longestMs),
  );
  if (step) step.cancelled++;
}

/** Cancels the latest revival of a hero (action 0x1D names the hero). */
export function cancelRevival(steps: Step[], id: string): void {
  const step = steps.findLast(
    (candidate) => candidate.id === id && candidate.type === 'revival' && candidate.cancelled === 0,
  );
  if (step) step.cancelled++;
}

/** A click on a building is at most this many map units from its centre. */
const UNSUMMON_RANGE = 192;

/** Marks the building at a click as unsummoned (order 0x000D00F2 to an Acolyte), which takes it off the map. */
export function unsummon(steps: Step[], { ms, at: [x, y] }: { ms: number; at: [number, number] }): void {
  let [nearest, minDistance]: [Step | undefined, number] = [undefined, UNSUMMON_RANGE];
  for (const step of steps) {
    if (!step.at || !stood(step) || step.goneMs !== undefined) continue;
    const candidateDistance = Math.hypot(step.at[0] - x, step.at[1] - y);
    if (candidateDistance <= minDistance) [nearest, minDistance] = [step, candidateDistance];
  }
  if (nearest) nearest.goneMs = ms;
}

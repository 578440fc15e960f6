import { cancelConstruction, cancelLatest, cancelQueued, cancelRevival } from './cancel.ts';
import type { GameEvent, GamePlayer } from './game.ts';
import { isHero, type ObjectKind } from './objects/object.ts';
import { findObject, isTownHall } from './objects/table.ts';

/** Gaps between presses of a held or tapped key; real second orders come later (measured on 220 repeats). */
const BURST_MS = 300;
/** A building ordered again this soon may be the same building, moved. */
const REPLACEMENT_MS = 3000;
/** Map units within which two placements are the same spot. */
const SAME_SPOT = 200;
/** Side of the smallest buildings (farms, burrows, wells, towers), which stand this close to one another. */
const FOOTPRINT = 128;
/** Two buildings this close cannot both stand, so the second order repeats the first: the builder was stuck. */
const SAME_PLACE = 64;
/** Later than this the first one may have been destroyed. */
const STUCK_MS = 60_000;
/** Training time of every hero; an order of the same hero later than this is a revival. */
const HERO_TRAINING_MS = 55_000;

/** What a step produces. Tier upgrades and research are both `upgrade`; a revival makes nothing new. */
export type StepType = 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'revival' | 'morph';

/** One decision to produce something: a burst of key presses or a moved placement counts once. */
export interface Step {
  /** Game time of the first order in ms. */
  ms: number;
  id: string;
  type: StepType;
  /** How many orders the recording holds for it. */
  presses: number;
  /** Game time of the last of them in ms. */
  lastMs: number;
  /** Index of the maker in the player's units, where the recording tells. */
  by: number | null;
  /** Final map point of a placed building. */
  at: [number, number] | null;
  /** Units taken back out of a queue; a step with as many as it made was not made at all. */
  cancelled: number;
  /** Units made: certain for single orders, inferred for a burst. */
  count: number;
}

/**
 * Turns a player's orders into production steps, in order: bursts merged, moved buildings joined, cancels
 * attributed. Steps that were cancelled stay in the list; see `stood`.
 */
export function production(player: GamePlayer): Step[] {
  const steps: Step[] = [];
  const stopped = new Set<number>();
  let moved = true;
  for (const event of player.events) {
    // A builder has been sent elsewhere in between unless every event since kept its selection.
    if (!event.held) moved = true;
    if (event.do === 'order') addOrder(steps, event);
    else if (event.do === 'place' || event.do === 'target') addPlacement(steps, event, !moved);
    else if (event.do === 'revive') addRevival(steps, event);
    else if (event.do === 'unrevive') cancelRevival(steps, event);
    else if (event.do === 'unqueue') cancelQueued(steps, event);
    else if (event.do === 'cancel') addCancel(steps, player, event, stopped);
    moved = event.do !== 'place' && event.do !== 'target';
  }
  return steps.map((step) => ({ ...step, count: unitCount(step, steps) }));
}

/** Whether anything of a step was left after its cancels. */
export const stood = (step: Step): boolean => step.cancelled < step.count;

/** What a unit of the player was at a time: buildings change form when they are upgraded. */
export function formAt(player: GamePlayer, unit: number | undefined, ms: number): string | undefined {
  return unit === undefined ? undefined : player.units[unit]?.findLast(([since]) => since <= ms)?.[1];
}

function addOrder(steps: Step[], event: GameEvent & { do: 'order' }): void {
  const { ms, id, by = null } = event;
  const type = orderType(id);
  const last = steps.findLast((step) => step.id === id && !step.at);
  const sameMaker = last && (last.by === by || last.by === null || by === null);
  if (last && sameMaker && stood(last) && ms - last.lastMs < BURST_MS) return press(last, ms);
  if (type === 'hero' && last) {
    const first = steps.find((step) => step.id === id && step.type === 'hero' && stood(step));
    if (first && ms - first.ms < HERO_TRAINING_MS) return press(first, ms);
    if (first) return void steps.push(newStep(event, 'revival'));
  }
  steps.push(newStep(event, type));
}

function addRevival(steps: Step[], event: GameEvent & { do: 'revive' }): void {
  const last = steps.findLast((step) => step.id === event.id && step.type === 'revival');
  if (last && event.ms - last.lastMs < BURST_MS) press(last, event.ms);
  else steps.push(newStep(event, 'revival'));
}

function addCancel(
  steps: Step[],
  player: GamePlayer,
  { ms, by }: { ms: number; by?: number | undefined },
  stopped: Set<number>,
): void {
  if (by === undefined || cancelLatest(steps, { ms, by })) return;
  const id = formAt(player, by, ms);
  const seenMs = player.units[by]?.[0]?.[0];
  // The key is often pressed again: a building is gone after the first time, and one that has made something
  // is finished.
  if (!id || seenMs === undefined || stopped.has(by) || steps.some((step) => step.by === by)) return;
  stopped.add(by);
  cancelConstruction(steps, { ms, id, seenMs });
}

function addPlacement(
  steps: Step[],
  event: GameEvent & { do: 'place' | 'target' },
  sameBuilder: boolean,
): void {
  const { ms, id, at } = event;
  const kind = findObject(id)?.kind ?? 'building';
  if (kind !== 'building') return void steps.push(newStep(event, KIND_TYPES[kind]));
  const same = sameBuilding(steps, event, sameBuilder);
  if (same) {
    same.at = at;
    return press(same, ms);
  }
  steps.push(newStep(event, 'building'));
}

/** The building that a placement moves or orders once more; undefined when it is another one. */
function sameBuilding(
  steps: readonly Step[],
  { ms, id, at, queued }: GameEvent & { do: 'place' | 'target' },
  sameBuilder: boolean,
): Step | undefined {
  const standing = steps.filter((step) => step.id === id && step.at && stood(step));
  const blocked = standing.findLast((step) => apart(step, at) <= SAME_PLACE && ms - step.lastMs < STUCK_MS);
  const last = standing.at(-1);
  if (blocked || !last || ms - last.lastMs >= REPLACEMENT_MS) return blocked;
  const near = Math.hypot(at[0] - last.at![0], at[1] - last.at![1]) <= SAME_SPOT;
  // Behind the one before in the same builder's queue, it takes its place only where both could not stand.
  const moved = sameBuilder ? !queued || apart(last, at) < FOOTPRINT : near;
  return moved ? last : undefined;
}

/** Map units between a placed building and a point, along the axis on which they are farther apart. */
const apart = ({ at }: Step, [x, y]: [number, number]): number =>
  at ? Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) : Infinity;

function press(step: Step, ms: number): void {
  step.presses++;
  step.lastMs = ms;
}

function newStep(event: GameEvent & { id: string }, type: StepType): Step {
  const at = 'at' in event ? event.at : null;
  return {
    ms: event.ms,
    id: event.id,
    type,
    presses: 1,
    lastMs: event.ms,
    by: event.by ?? null,
    at,
    cancelled: 0,
    count: 1,
  };
}

const KIND_TYPES: Readonly<Record<ObjectKind, StepType>> = {
  building: 'building',
  unit: 'unit',
  hero: 'hero',
  upgrade: 'upgrade',
  item: 'item',
  morph: 'morph',
};

/** What a no-target order makes; ids the table does not know are judged by how the game forms ids. */
function orderType(id: string): StepType {
  if (isTownHall(id)) return 'upgrade';
  const kind = findObject(id)?.kind;
  if (kind) return KIND_TYPES[kind];
  if (id.startsWith('R')) return 'upgrade';
  return isHero(id) ? 'hero' : 'unit';
}

/**
 * How many units a burst made. A player who queues three does not order the next before they are nearly done,
 * so the gap to the maker's next order, over the training time, bounds the count; at least one was made. Units
 * taken back had been queued on top of those.
 */
function unitCount(step: Step, steps: readonly Step[]): number {
  if (step.type !== 'unit' || step.presses === 1) return 1;
  return Math.min(step.presses, step.cancelled + Math.max(1, fittingUnits(step, steps)));
}

/** How many units of a step fit into the time up to the maker's next order; one where that is not known. */
function fittingUnits(step: Step, steps: readonly Step[]): number {
  const seconds = findObject(step.id)?.seconds;
  if (!seconds || step.by === null) return 1;
  const next = steps.find((other) => other.ms > step.lastMs && other.by === step.by && other.type !== 'item');
  return next ? Math.round((next.ms - step.ms) / (seconds * 1000)) : step.presses;
}

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
  let moved = true;
  for (const event of player.events) {
    // A builder has been sent elsewhere in between unless every event since kept its selection.
    if (!event.held) moved = true;
    if (event.do === 'order') addOrder(steps, event);
    else if (event.do === 'place' || event.do === 'target') addPlacement(steps, event, !moved);
    else if (event.do === 'revive') addRevival(steps, event);
    else if (event.do === 'unrevive') cancelRevival(steps, event);
    else if (event.do === 'unqueue') cancelQueued(steps, event);
    else if (event.do === 'cancel') {
      const id = formAt(player, event.by, event.ms);
      const seenMs = player.units[event.by ?? -1]?.[0]?.[0];
      if (!cancelLatest(steps, event) && id && seenMs !== undefined)
        cancelConstruction(steps, { ms: event.ms, id, seenMs });
    }
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
  if (last && sameMaker && ms - last.lastMs < BURST_MS) return press(last, ms);
  if (type === 'hero' && last && stood(last)) {
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

function addPlacement(
  steps: Step[],
  event: GameEvent & { do: 'place' | 'target' },
  sameBuilder: boolean,
): void {
  const { ms, id, at, queued } = event;
  const kind = findObject(id)?.kind ?? 'building';
  if (kind !== 'building') return void steps.push(newStep(event, KIND_TYPES[kind]));
  const last = steps.findLast((step) => step.id === id && step.at);
  if (last?.at && ms - last.lastMs < REPLACEMENT_MS) {
    const near = Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= SAME_SPOT;
    if (near || (sameBuilder && !queued)) {
      last.at = at;
      return press(last, ms);
    }
  }
  steps.push(newStep(event, 'building'));
}

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
 * so the gap to the maker's next order, over the training time, bounds the count; at least one was made.
 */
function unitCount(step: Step, steps: readonly Step[]): number {
  const seconds = findObject(step.id)?.seconds;
  if (step.type !== 'unit' || step.presses === 1 || !seconds || step.by === null) return 1;
  const next = steps.find((other) => other.ms > step.lastMs && other.by === step.by && other.type !== 'item');
  const fitting = next ? Math.round((next.ms - step.ms) / (seconds * 1000)) : step.presses;
  return Math.min(step.presses, Math.max(1, fitting));
}

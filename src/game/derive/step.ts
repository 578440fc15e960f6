/** A production step: one order, or several quick ones for the same thing. */
import type { GameEvent } from '../game.ts';
import { LONGEST_REVIVAL_MS } from '../objects/numbers/rules.ts';
import { isHero, type ObjectKind } from '../objects/object.ts';
import { findObject, isTownHall } from '../objects/table.ts';

/** The result of a step. Tier upgrades and research are both `upgrade`; a revival produces nothing new. */
export type StepType = 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'revival' | 'morph';

/** Step types that make up an opening. */
export const BUILD_STEP_TYPES = [
  'building',
  'unit',
  'hero',
  'upgrade',
] as const satisfies readonly StepType[];

/**
 * One decision to produce something: a burst of key presses or a moved placement counts once. Later orders change a
 * step: they press it again, move it, or take it back.
 */
export interface Step {
  /** Game time of the first order in ms. */
  ms: number;
  id: string;
  type: StepType;
  /** Number of orders in the recording for this step. */
  presses: number;
  /** Game time of the last order in ms. */
  lastMs: number;
  /** Index of the maker in the player's units, if recorded. */
  by: number | null;
  /** Numbers of the selected buildings that got the order; empty if unknown, and for placed buildings. */
  takers: readonly number[];
  /**
   * Number of buildings that got the order for a unit or a tower, if several: a cancellation at one building doesn't
   * affect the others.
   */
  makers?: number;
  /** For how many of these buildings an order for units was cancelled, apart from orders cancelled for all of them. */
  cancelledShares?: number;
  /** Numbers of the workers that were selected when a building was placed, if recorded. */
  builders?: readonly number[];
  /** Final map point of a placed building. */
  at: [number, number] | null;
  /** Number of cancellations; see `stood`. */
  cancelled: number;
  /** Set if no cancellation is recorded, but a later order shows that this one came to nothing. */
  lapsed?: true;
  /** When the finished building was unsummoned, in ms. */
  goneMs?: number;
  /**
   * A building of the same kind ordered just before by several workers; it may be this building before it was moved.
   */
  after?: Step;
  /**
   * Number of orders to several workers that are counted as moving this building, because no other building was ever
   * seen.
   */
  unseen?: number;
  /** Times in ms of orders that are counted as moving this building, although a second building would fit there. */
  beside?: number[];
  /**
   * Distant orders that are counted as moving this building, because one worker got them; each with the
   * building's earlier position.
   */
  apart?: { step: Step; at: Step['at'] }[];
}

/**
 * Whether a step was not fully cancelled. For units each press counts separately, and so does each order to several workers
 * for a building that would fit beside the others, except for halls; everything else counts once.
 */
export function stood({ id, type, presses, cancelled, builders = [], beside = [] }: Step): boolean {
  const sites = builders.length > 1 && !isTownHall(id) ? 1 + beside.length : 1;
  return cancelled < (type === 'unit' ? presses : sites);
}

/** Marks a step that came to nothing without a recorded cancellation. */
export function lapse(step: Step): void {
  step.cancelled++;
  step.lapsed = true;
}

/** Adds an order to a step. */
export function press(step: Step, ms: number): void {
  step.presses++;
  step.lastMs = ms;
}

/** Longest possible durations: a full training queue, or the builder's walk plus construction. */
const WALK_MS = 60_000;

/**
 * Whether an order can still be unfinished at `ms`, with up to `length` orders of its kind in the queue. `longestMs` is
 * the time that an object takes in the game's releases.
 */
export function inWork(step: Step, ms: number, length: number, longestMs: (id: string) => number): boolean {
  if (step.cancelled >= step.presses || step.type === 'item') return false;
  // A hero of a tavern takes no time there, but an altar revives it as long as any other.
  const makeMs = step.type === 'revival' ? LONGEST_REVIVAL_MS : longestMs(step.id);
  return ms - step.lastMs <= (step.at ? WALK_MS + makeMs : Math.min(length, step.presses + 2) * makeMs);
}

/** Makes a step from its first order. */
export function newStep(
  event: GameEvent & { id: string },
  type: StepType,
  takers: readonly number[] = [],
): Step {
  const position = 'at' in event ? event.at : null;
  return {
    ms: event.ms,
    id: event.id,
    type,
    presses: 1,
    lastMs: event.ms,
    by: event.by ?? null,
    takers,
    at: position,
    cancelled: 0,
  };
}

/** Step type for each kind of object. */
export const KIND_TYPES: Readonly<Record<ObjectKind, StepType>> = {
  building: 'building',
  unit: 'unit',
  hero: 'hero',
  upgrade: 'upgrade',
  item: 'item',
  morph: 'morph',
};

/** The step type of a no-target order; for unknown ids, it follows from how the game forms ids. */
export function orderType(id: string): StepType {
  if (isTownHall(id)) return 'upgrade';
  const kind = findObject(id)?.kind;
  if (kind) return KIND_TYPES[kind];
  if (id.startsWith('R')) return 'upgrade';
  return isHero(id) ? 'hero' : 'unit';
}

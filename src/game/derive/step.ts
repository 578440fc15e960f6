import type { GameEvent } from '../game.ts';
import type { ObjectKind } from '../objects/object.ts';

/** The result of a step. Tier upgrades and research are both `upgrade`; a revival produces nothing new. */
export type StepType = 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'revival' | 'morph';

/** One decision to produce something: a burst of key presses or a moved placement counts once. */
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
  /**
   * Number of buildings that got a unit's order, if several: a cancellation at one building doesn't affect
   * the others.
   */
  makers?: number;
  /** Final map point of a placed building. */
  at: [number, number] | null;
  /** Number of cancellations; see `stood`. */
  cancelled: number;
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

/** Whether a step was not fully cancelled. For units each press counts separately; everything else counts once. */
export const stood = ({ type, presses, cancelled }: Step): boolean =>
  cancelled < (type === 'unit' ? presses : 1);

/** Adds an order to a step. */
export function press(step: Step, ms: number): void {
  step.presses++;
  step.lastMs = ms;
}

/** Makes a step from its first order. */
export function newStep(event: GameEvent & { id: string }, type: StepType): Step {
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

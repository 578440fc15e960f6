import type { GameEvent } from '../game.ts';
import type { ObjectKind } from '../objects/object.ts';

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
  /** How many buildings the order of a unit went to, where they were several: a cancel at one of them leaves the others. */
  makers?: number;
  /** Final map point of a placed building. */
  at: [number, number] | null;
  /** How much of it was taken back, see `stood`. */
  cancelled: number;
  /** The building of the same kind ordered just before by several workers, which may be this one before it was moved. */
  after?: Step;
  /** How many orders of several workers were taken for this building moved because no other was ever seen. */
  unseen?: number;
  /** When orders were given, in ms, that were taken for this building moved, though a second one could stand where they point. */
  beside?: number[];
  /** Orders far away that were taken for this building moved, because one worker had them, and where it was before. */
  apart?: { step: Step; at: Step['at'] }[];
}

/** Whether anything of a step was left after its cancels: of units each press is one, of all else they are one together. */
export const stood = ({ type, presses, cancelled }: Step): boolean =>
  cancelled < (type === 'unit' ? presses : 1);

/** One more order for a step. */
export function press(step: Step, ms: number): void {
  step.presses++;
  step.lastMs = ms;
}

/** A step of one order, so far. */
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

/** What an order for an object of a kind makes. */
export const KIND_TYPES: Readonly<Record<ObjectKind, StepType>> = {
  building: 'building',
  unit: 'unit',
  hero: 'hero',
  upgrade: 'upgrade',
  item: 'item',
  morph: 'morph',
};

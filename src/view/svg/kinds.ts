/** The kind of a step for readers: timeline lanes, filters and row classes. */
import type { AnalysedPlayer, AnalysedStep } from '../../game/analysis.ts';

/** Filterable kinds by class, with display names. */
export const KINDS = {
  hero: 'Heroes',
  tech: 'Tech',
  building: 'Buildings',
  unit: 'Units',
  worker: 'Workers',
  upgrade: 'Upgrades',
  item: 'Items',
} as const;
export type Kind = keyof typeof KINDS;
/** The kinds with their names, in the order of the legend. */
export const KIND_NAMES = Object.entries(KINDS) as [Kind, string][];

/** Workers share the units' lane. */
export const BUILD_LANES = ['hero', 'tech', 'building', 'unit', 'upgrade', 'item'] as const satisfies Kind[];
export type BuildLane = (typeof BUILD_LANES)[number];

/** The kind of a step; upgrades of the main hall are tech. */
export function stepKind(step: AnalysedStep, tiers: AnalysedPlayer['tiers']): Kind {
  switch (step.type) {
    case 'revival':
      return 'hero';
    case 'morph':
      return 'unit';
    case 'unit':
      return step.worker ? 'worker' : 'unit';
    case 'upgrade':
      return tiers.some(({ id }) => id === step.id) ? 'tech' : 'upgrade';
    default:
      return step.type;
  }
}

/** The word for a step's kind. */
export const kindWord = (step: AnalysedStep, kind: Kind): string => {
  if (kind === 'worker' || kind === 'tech') return kind;
  return step.type;
};

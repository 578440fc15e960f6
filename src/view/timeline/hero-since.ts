import type { AnalysedHero } from '../../game/analysis.ts';

/** When a hero appeared: its order, otherwise its first sign. */
export const since = ({ ordered, seen, skills }: AnalysedHero): number | undefined =>
  ordered?.ms ?? skills[0]?.ms ?? seen?.ms;

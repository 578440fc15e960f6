import type { AnalysedHero } from '../../game/analysis.ts';

/** When a hero was there: its order, else the first that is known of it. */
export const since = ({ ordered, seen, skills }: AnalysedHero): number | undefined =>
  ordered?.ms ?? skills[0]?.ms ?? seen?.ms;

import type { AnalysedHero } from '../../game/analysis.ts';

/** When a hero appeared: at its order if there is one, otherwise at the first sign of the hero. */
export const appearedMs = ({ ordered, seen, skills }: AnalysedHero): number | undefined =>
  ordered?.ms ?? skills[0]?.ms ?? seen?.ms;

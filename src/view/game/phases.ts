import type { AnalysedHero } from '../../game/analysis.ts';

/** Skills learned between two retrainings. */
export interface Phase {
  /** When the hero forgot its earlier skills, in ms; null for the first phase. */
  retrainedMs: number | null;
  skills: AnalysedHero['skills'];
}

/** The skills of a hero in order, split at each Tome of Retraining. */
export function skillPhases({ skills, retrainedMs }: AnalysedHero): Phase[] {
  const starts = [null, ...retrainedMs];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    return { retrainedMs: start, skills: skills.filter(({ ms }) => ms > (start ?? -1) && ms <= end) };
  });
}

/** How a player opened: what the search, the tree of openings and the builds need of a whole build order. */
import type { AnalysedPlayer, AnalysedStep } from './analysis.ts';
import type { Bounds } from './made-before.ts';

export interface FirstSteps {
  /**
   * Of the build order that stood, without workers, each unit, hero and upgrade the first time, and each building the first
   * three; `nth` is 1 for the first of its kind.
   */
  build: (AnalysedStep & { nth: number })[];
  /** How many were made of these in the whole game, by id; nothing of what is not counted. */
  totals: Record<string, Bounds>;
}

/** Kinds of steps that say how somebody opened; workers, items and revivals are everybody's own. */
const TOLD: readonly string[] = ['building', 'unit', 'hero', 'upgrade'];
/** How many of a kind are told apart: of units only when they begin. */
const MOST = { building: 3, unit: 1, hero: 1, upgrade: 1 } as Readonly<Record<string, number>>;

/** The first steps of a player, worked out of the build order. */
export function firstStepsOf({ build, made: counts }: Pick<AnalysedPlayer, 'build' | 'made'>): FirstSteps {
  const count = new Map<string, number>();
  const steps = build
    .filter(({ type, worker, cancelled }) => TOLD.includes(type) && !worker && !cancelled)
    .flatMap((step) => {
      const nth = (count.get(step.id) ?? 0) + 1;
      count.set(step.id, nth);
      return nth <= MOST[step.type]! ? [{ ...step, nth }] : [];
    });
  const counted = counts.filter(({ id }) => count.has(id));
  return { build: steps, totals: Object.fromEntries(counted.map(({ id, min, max }) => [id, { min, max }])) };
}

/** How a player opened: the part of the build order that search, the opening tree and builds need. */
import type { AnalysedPlayer, AnalysedStep } from './analysis.ts';
import type { Bounds } from './made-before.ts';

export interface FirstSteps {
  /**
   * Uncancelled steps without workers: the first of each unit, hero and upgrade, and the first three of each
   * building. `nth` is 1 for the first of its kind.
   */
  build: (AnalysedStep & { nth: number })[];
  /** How many were made in the whole game, by id; absent for kinds that aren't counted. */
  totals: Record<string, Bounds>;
}

/** Step types that define an opening. Workers, items and revivals don't, because everyone has them. */
const OPENING_TYPES: readonly string[] = ['building', 'unit', 'hero', 'upgrade'];
/** How many of a kind are listed: for units only the first. */
const MAX_ORDERS = { building: 3, unit: 1, hero: 1, upgrade: 1 } as Readonly<Record<string, number>>;

/** The first steps of a player, taken from the build order. */
export function firstStepsOf({ build, made: counts }: Pick<AnalysedPlayer, 'build' | 'made'>): FirstSteps {
  const orders = new Map<string, number>();
  const steps: FirstSteps['build'] = [];
  for (const step of build) {
    if (!OPENING_TYPES.includes(step.type) || step.worker || step.cancelled) continue;
    const nth = (orders.get(step.id) ?? 0) + 1;
    orders.set(step.id, nth);
    if (nth <= MAX_ORDERS[step.type]!) steps.push({ ...step, nth });
  }
  const listed = counts.filter(({ id }) => orders.has(id));
  return { build: steps, totals: Object.fromEntries(listed.map(({ id, min, max }) => [id, { min, max }])) };
}

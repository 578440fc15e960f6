/** When the players who are attached to a build did what every build has to do. */
import type { AnalysedPlayer } from '../replay/analysis.ts';

/** The moments that are compared, each by the order in the recording. */
export const MOMENTS = {
  firstHero: 'First hero',
  secondHero: 'Second hero',
  tier2: 'Tier 2',
  tier3: 'Tier 3',
  expansion: 'First expansion',
} as const;
export type Moment = keyof typeof MOMENTS;
export const MOMENT_IDS = Object.keys(MOMENTS) as Moment[];

/** Order times in ms; null for what a player did not order. */
export type OrderTimes = Record<Moment, number | null>;

/** The order times of one player. */
export function orderTimes({ heroes, tiers, expansions }: AnalysedPlayer): OrderTimes {
  const tier = (number: 2 | 3) => tiers.find((one) => one.tier === number)?.ordered?.ms ?? null;
  return {
    firstHero: heroes[0]?.ordered?.ms ?? null,
    secondHero: heroes[1]?.ordered?.ms ?? null,
    tier2: tier(2),
    tier3: tier(3),
    expansion: expansions[0]?.ms ?? null,
  };
}

/** Median of the times that are known, rounded down to a whole ms, and how many there are. */
export function median(times: readonly (number | null)[]): { n: number; ms: number | null } {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return { n: 0, ms: null };
  return { n: sorted.length, ms: Math.floor((lower + upper) / 2) };
}

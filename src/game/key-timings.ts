/**
 * The key timings of a player. Each is read here and nowhere else: reports, statistics, rules of builds, comparisons
 * and lists of dropped files all mean the same by a first hero.
 */
import type { AnalysedHero, AnalysedPlayer, AnalysedTier } from './analysis.ts';

/**
 * The heroes in the order in which they were ordered: the first of these is the player's first hero, the same as
 * `heroOpener` of the API. A hero that only showed has no place among them, as nothing says when it was ordered.
 */
export const orderedHeroes = ({ heroes }: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] =>
  heroes.filter(({ ordered }) => ordered);

/** All heroes, for who names each by its place: those that were ordered, then those that only showed, as they came. */
export const heroesByPlace = (player: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] => [
  ...orderedHeroes(player),
  ...player.heroes.filter(({ ordered }) => !ordered),
];

/** What is known of a tier; null when the player never got there. */
export const tierOf = (
  { tiers }: Pick<AnalysedPlayer, 'tiers'>,
  tier: AnalysedTier['tier'],
): AnalysedTier | null => tiers.find((entry) => entry.tier === tier) ?? null;

/** The moments whose times are compared. All of them are orders that stand in the recording. */
export const TIMINGS = {
  'first-hero': 'First hero',
  'second-hero': 'Second hero',
  'tier-2': 'Tier 2',
  'tier-3': 'Tier 3',
  expansion: 'First expansion',
} as const;
export type Timing = keyof typeof TIMINGS;

export const TIMING_NAMES = Object.keys(TIMINGS) as Timing[];

const READ: Readonly<Record<Timing, (player: AnalysedPlayer) => number | undefined>> = {
  'first-hero': (player) => orderedHeroes(player)[0]?.ordered?.ms,
  'second-hero': (player) => orderedHeroes(player)[1]?.ordered?.ms,
  'tier-2': (player) => tierOf(player, 2)?.ordered?.ms,
  'tier-3': (player) => tierOf(player, 3)?.ordered?.ms,
  expansion: ({ expansions: [first] }) => first?.ms,
};

/** When a player gave the order, in ms of game time; null when the recording has none. */
export const timingOf = (player: AnalysedPlayer, timing: Timing): number | null =>
  READ[timing](player) ?? null;

/**
 * The key timings of a player. They are read only here, so that reports, statistics, build rules, comparisons and
 * drop lists all agree on, for example, the first hero.
 */
import type { AnalysedHero, AnalysedPlayer, AnalysedTier } from './analysis.ts';

/**
 * The heroes by order time. The first is the player's first hero, like `heroOpener` in the API. Heroes without an order
 * have no position, because their time is unknown.
 */
export const orderedHeroes = ({ heroes }: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] =>
  heroes.filter(({ ordered }) => ordered);

/**
 * All heroes, for naming each by position: first the ordered heroes, then those that were only seen, in order of
 * appearance.
 */
export const heroesByPlace = (player: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] => [
  ...orderedHeroes(player),
  ...player.heroes.filter(({ ordered }) => !ordered),
];

/** A tier's data; null if the player never reached it. */
export const tierOf = (
  { tiers }: Pick<AnalysedPlayer, 'tiers'>,
  tier: AnalysedTier['tier'],
): AnalysedTier | null => tiers.find((entry) => entry.tier === tier) ?? null;

/** The timings that are compared. All are orders in the recording. */
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

/** When a player gave the order, in ms of game time; null if never. */
export const timingOf = (player: AnalysedPlayer, timing: Timing): number | null =>
  READ[timing](player) ?? null;

/**
 * The key timings of a player. They are read only here, so that reports, statistics, build rules, comparisons and
 * drop lists all agree on, for example, the first hero.
 */
import type { AnalysedHero, AnalysedPlayer, AnalysedTier, BasedTime } from './analysis.ts';

/**
 * The heroes by order time, in which they are sorted already. The first is the player's first hero, like `heroOpener` in the API. Heroes without an order
 * have no position, because their time is unknown.
 */
export const heroesInOrder = ({ heroes }: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] =>
  heroes.filter(({ ordered }) => ordered);

/**
 * All heroes, for naming each by position: first the ordered heroes, then those that were only seen, in order of
 * appearance.
 */
export const heroesByPlace = (player: Pick<AnalysedPlayer, 'heroes'>): AnalysedHero[] => [
  ...heroesInOrder(player),
  ...player.heroes.filter(({ ordered }) => !ordered),
];

/** A tier's data; null if the player never reached it. */
export const tierOf = (
  { tiers }: Pick<AnalysedPlayer, 'tiers'>,
  tier: AnalysedTier['tier'],
): AnalysedTier | null => tiers.find((entry) => entry.tier === tier) ?? null;

/** A player's moment: what it was, and its times by how they are known. */
export interface KeyMoment {
  what: string;
  ordered?: BasedTime | null;
  completed?: BasedTime | null;
  observed?: BasedTime | null;
  doubt?: AnalysedTier['doubt'];
}

type ReadMoment = (player: AnalysedPlayer) => KeyMoment | null;

const heroAt =
  (place: number): ReadMoment =>
  (player) => {
    const hero = heroesByPlace(player)[place];
    return hero ? { what: hero.name, ordered: hero.ordered, observed: hero.seen } : null;
  };

const tierAt =
  (number: AnalysedTier['tier']): ReadMoment =>
  (player) => {
    const tier = tierOf(player, number);
    return tier && { ...tier, what: tier.name };
  };

/**
 * The key moments of a player, once: tables, comparisons, searches and files read them here. `fact` is the column of
 * players with the time of the order.
 */
export const KEY_MOMENTS = {
  'first-hero': { name: 'First hero', fact: 'firstHeroMs', read: heroAt(0) },
  'second-hero': { name: 'Second hero', fact: 'secondHeroMs', read: heroAt(1) },
  'third-hero': { name: 'Third hero', fact: 'thirdHeroMs', read: heroAt(2) },
  'tier-2': { name: 'Tier 2', fact: 'tier2OrderedMs', read: tierAt(2) },
  'tier-3': { name: 'Tier 3', fact: 'tier3OrderedMs', read: tierAt(3) },
  expansion: {
    name: 'First expansion',
    fact: 'expansionMs',
    read: ({ expansions: [first] }) =>
      first ? { what: first.name, ordered: { ms: first.ms, basis: 'order' } } : null,
  },
} as const satisfies Readonly<Record<string, { name: string; fact: string; read: ReadMoment }>>;
export type KeyMomentName = keyof typeof KEY_MOMENTS;

/** The moments with statistics: few games have a third hero. */
export type Timing = Exclude<KeyMomentName, 'third-hero'>;

/** Their names, in the order in which they are shown. */
export const TIMING_NAMES = (Object.keys(KEY_MOMENTS) as KeyMomentName[]).filter(
  (name): name is Timing => name !== 'third-hero',
);

/** Names of the timings, for people. */
export const TIMINGS = Object.fromEntries(
  TIMING_NAMES.map((timing) => [timing, KEY_MOMENTS[timing].name]),
) as Readonly<Record<Timing, string>>;

/** When a player gave the order, in ms of game time; null if never. */
export const timingOf = (player: AnalysedPlayer, moment: KeyMomentName): number | null =>
  KEY_MOMENTS[moment].read(player)?.ordered?.ms ?? null;

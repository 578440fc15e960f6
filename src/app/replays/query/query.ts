/**
 * A visitor's query for the game list. A game must match all filters, and all filters about a player must match the
 * same player.
 */

/** Filters with a value from a list; `played` is a period, see `period.ts`. */
export const FACETS = [
  'player',
  'opponent',
  'race',
  'matchup',
  'winner',
  'hero',
  'rival',
  'map',
  'event',
  'patch',
  'played',
  'sides',
] as const;
export type Facet = (typeof FACETS)[number];

/** Value for games with an unknown map, event, patch, matchup, winner or race. No table has this key. */
export const UNKNOWN = '-';

/** Sort orders with their labels. */
export const SORTS = {
  archive: 'newest event first',
  newest: 'newest first',
  oldest: 'oldest first',
  longest: 'longest first',
  shortest: 'shortest first',
  fights: 'most fights first',
  even: 'most even in attack orders',
  'newest-patch': 'newest patch first',
  'oldest-patch': 'oldest patch first',
  map: 'by map',
  player: 'by player',
  'first-hero': 'earliest first hero',
  expansion: 'earliest expansion',
} as const;
export type Sort = keyof typeof SORTS;

/** Minimum (inclusive) and maximum (exclusive) length in whole minutes; null for no bound. */
export interface LengthSpan {
  from: number | null;
  below: number | null;
}

export interface Query extends Readonly<Record<Facet, string | null>> {
  /** The search text, which may contain names and build orders; see `view/ask/`. */
  readonly text: string;
  /** Whether `hero` may be any of the player's heroes, not just the first. */
  readonly heroAny: boolean;
  /** Whether `rival` may be any of the opponent's heroes, not just the first. */
  readonly rivalAny: boolean;
  readonly length: LengthSpan | null;
  /** The player expanded before this many seconds of game time, or not at all. */
  readonly expansion: number | 'none' | null;
  readonly sort: Sort;
}

export const EVERYTHING: Query = {
  text: '',
  player: null,
  opponent: null,
  race: null,
  matchup: null,
  winner: null,
  hero: null,
  heroAny: false,
  rival: null,
  rivalAny: false,
  map: null,
  event: null,
  patch: null,
  played: null,
  sides: null,
  length: null,
  expansion: null,
  sort: 'archive',
};

/** All filters that can narrow the list. */
const FILTERS = ['text', ...FACETS, 'length', 'expansion'] as const;
export type Filter = (typeof FILTERS)[number];

/** The active filters of a query. */
export const activeFilters = (query: Query): Filter[] =>
  FILTERS.filter((filter) => {
    const value = query[filter];
    return typeof value === 'string' ? value.trim() !== '' : value !== null;
  });

/** The query without one of its filters. */
export const without = (query: Query, filter: Filter): Query => ({
  ...query,
  [filter]: EVERYTHING[filter],
  ...(filter === 'hero' ? { heroAny: false } : {}),
  ...(filter === 'rival' ? { rivalAny: false } : {}),
});

/** What a visitor asks of the list of games. All filters must hold at once, and those about a player for one player. */

/** Filters that take one of a set of values; `played` is a time, see `period.ts`. */
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

/** Stands for games of which the map, event, patch, matchup, winner or race is not known. No key of a table is spelled so. */
export const UNKNOWN = '-';

/** What the list may be sorted by, with the words for it. */
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

/** From so many whole minutes, and shorter than so many; null for no bound. */
export interface LengthSpan {
  from: number | null;
  below: number | null;
}

export interface Query extends Readonly<Record<Facet, string | null>> {
  /** What is asked in words, names and build orders alike, see `search/`. */
  readonly text: string;
  /** Whether `hero` may be any hero of the player, and not only the first. */
  readonly heroAny: boolean;
  /** The same for `rival`, the hero of the opponent. */
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

/** Everything that can narrow the list. */
const FILTERS = ['text', ...FACETS, 'length', 'expansion'] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that a query makes use of. */
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

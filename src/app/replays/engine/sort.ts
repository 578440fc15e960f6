/** The order of the list. Ties stay in archive order. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../../../view/ask/index/game.ts';
import type { Query, Sort } from '../query/query.ts';
import type { SearchColumns } from './columns.ts';
import type { SearchResult } from './search.ts';

/** Compares numbers in strings by value, which is enough for lengths and patches. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The sort value of a game; undefined if unknown. */
type ValueOf = (
  game: BrowsedGame,
  mapNames: ReadonlyMap<string, string>,
) => string | number | null | undefined;

const length: ValueOf = ({ decidedMs }) => decidedMs;
const fights: ValueOf = ({ fought }) => fought?.fights;
const even: ValueOf = ({ fought }) => fought?.even;
const patch: ValueOf = (game) => game.patch;
/** If a game's day is unknown, its earliest possible day is used. */
const earliest: ValueOf = ({ played }) => played.from;

const VALUES: Readonly<Partial<Record<Sort, readonly [of: ValueOf, way: 1 | -1]>>> = {
  longest: [length, -1],
  shortest: [length, 1],
  fights: [fights, -1],
  even: [even, -1],
  'newest-patch': [patch, -1],
  'oldest-patch': [patch, 1],
  newest: [earliest, -1],
  oldest: [earliest, 1],
  map: [({ map }, mapNames) => mapNames.get(map!), 1],
  player: [({ players }) => players[0]?.name, 1],
};

/**
 * The rank of each game. Ties share a rank, and unknown values come last in both directions. Only distinct values are
 * compared, because many games have the same value, such as the day.
 */
function ranksBy(sort: Sort, { games, maps }: BrowserIndex): Float64Array {
  const [of, way] = VALUES[sort] ?? [() => 0, 1];
  const mapNames = new Map(maps.map(({ key, name }) => [key, name]));
  const values = games.map((game) => String(of(game, mapNames) ?? ''));
  const ranks = new Map([['', Infinity]]);
  let last = '';
  for (const value of [...new Set(values)].sort(collator.compare)) {
    if (value !== '')
      ranks.set(value, collator.compare(last, value) === 0 ? ranks.get(last)! : way * ranks.size);
    last = value;
  }
  return Float64Array.from(values, (value) => ranks.get(value)!);
}

/** By rank, then in archive order; two infinite ranks are equal. */
const sorted = (games: readonly number[], rank: Float64Array): readonly number[] =>
  games.toSorted((a, b) => rank[a]! - rank[b]! || a - b);

/**
 * Sorts games in the order that the search text requests. Null if it requests none, or if the visitor has chosen an
 * order.
 */
export const inOrder = (
  order: readonly number[] | null,
  { sort }: Pick<Query, 'sort'>,
  { games }: SearchResult,
): readonly number[] | null => {
  if (order === null || sort !== 'archive') return null;
  const fits = new Set(games);
  return order.filter((game) => fits.has(game));
};

/** Sorts results. All games are sorted only once per order, and the result is cached. */
export class Sorter {
  readonly #columns: SearchColumns;
  readonly #orders = new Map<Sort, readonly number[]>();

  constructor(columns: SearchColumns) {
    this.#columns = columns;
  }

  sort(result: SearchResult, sort: Sort): readonly number[] {
    if (sort === 'archive') return result.games;
    if (sort === 'first-hero') return this.#byTime(result, ({ firstHeroMs }) => firstHeroMs);
    if (sort === 'expansion') return this.#byTime(result, ({ expansionMs }) => expansionMs);
    const fits = new Set(result.games);
    return this.#order(sort).filter((game) => fits.has(game));
  }

  #order(sort: Sort): readonly number[] {
    const { index } = this.#columns;
    const order = this.#orders.get(sort) ?? sorted([...index.games.keys()], ranksBy(sort, index));
    this.#orders.set(sort, order);
    return order;
  }

  /** Sorts games by the earliest time of any player who matches the filters; games without a time come last. */
  #byTime(
    { games, fits }: SearchResult,
    timeOf: (player: BrowsedPlayer) => number | null,
  ): readonly number[] {
    const times = new Float64Array(this.#columns.index.games.length).fill(Infinity);
    for (const [at, { game, self }] of this.#columns.pairs.entries())
      if (fits[at]) times[game] = Math.min(times[game]!, timeOf(self) ?? Infinity);
    return sorted(games, times);
  }
}

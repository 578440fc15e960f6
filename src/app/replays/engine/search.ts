/** Finds the games that match a query, and counts the games for each value of a filter and without each filter. */
import { activeFilters, FACETS, type Filter, type Query } from '../query/query.ts';
import type { Pair } from '../../../view/ask/match/pairs.ts';
import type { SearchColumns, Counted } from './columns.ts';
import { columnOf, passing, type Mask } from './pass.ts';

export interface SearchResult {
  /** The matching games, in archive order. */
  games: number[];
  /** For each pair, whether it passes all filters. */
  fits: Mask;
  /**
   * For each value of a column, the number of games left if a visitor chooses it: games that have the value and match
   * all other filters.
   */
  count: (counted: Counted) => Uint32Array;
  /** Number of games that match all filters except this one. */
  without: (filter: Filter) => number;
  /** Active filters, each with a mask of the pairs that pass it. */
  filters: readonly { filter: Filter; mask: Mask }[];
}

/** A mask of the pairs that pass all filters except one; null if no other filter is active. */
export function othersThan(filter: Filter, { filters }: SearchResult): Mask | null {
  const masks = filters.filter((other) => other.filter !== filter).map(({ mask }) => mask);
  return masks.length === 0 ? null : masks[0]!.map((_, at) => (masks.every((mask) => mask[at]) ? 1 : 0));
}

const NONE = 255;

/** Finds the pairs that match a search text; `teams` says whether another filter asks for team sizes. */
export type WordSearch = (text: string, pairs: readonly Pair[], teams: boolean) => Mask;

/** Searches with a cache: an unchanged filter isn't evaluated again. */
export class Searcher {
  readonly columns: SearchColumns;
  /** The parser of search texts, loaded before the first search. */
  words: WordSearch | null = null;
  readonly #masks = new Map<Filter, { question: string; mask: Mask }>();

  constructor(columns: SearchColumns) {
    this.columns = columns;
  }

  /** Forgets text results, because the parser has learned more words. */
  forgetTexts(): void {
    this.#masks.delete('text');
  }

  search(query: Query): SearchResult {
    const filters = activeFilters(query).map((filter) => ({ filter, mask: this.#passing(filter, query) }));
    const { fails, which } = failures(
      filters.map(({ mask }) => mask),
      this.columns.pairs.length,
    );
    const place = (filter: Filter) => filters.findIndex((entry) => entry.filter === filter);
    const { gameOf } = this.columns;
    return {
      games: distinctGames(gameOf, (pair) => fails[pair] === 0),
      fits: fails.map((count) => (count === 0 ? 1 : 0)),
      count: (counted) => this.#count(counted, place(filterOf(counted)), fails, which),
      without: (filter) => {
        const index = place(filter);
        const alone = (pair: number) => fails[pair] === 1 && which[pair] === index;
        return distinctGames(gameOf, (pair) => fails[pair] === 0 || alone(pair)).length;
      },
      filters,
    };
  }

  #passing(filter: Filter, query: Query): Mask {
    const column = FACETS.some((facet) => facet === filter)
      ? columnOf(filter as (typeof FACETS)[number], query)
      : '';
    const teams = filter === 'text' && query.sides !== null;
    const question = JSON.stringify([column, query[filter], teams]);
    const earlier = this.#masks.get(filter);
    if (earlier?.question === question) return earlier.mask;
    const mask =
      filter === 'text'
        ? (this.words?.(query.text, this.columns.pairs, teams) ?? new Uint8Array(this.columns.pairs.length))
        : passing(filter, query, this.columns);
    this.#masks.set(filter, { question, mask });
    return mask;
  }

  /** `ownPlace` is the index of the column's own filter, which isn't applied; -1 if that filter isn't active. */
  #count(counted: Counted, ownPlace: number, fails: Uint8Array, which: Uint8Array): Uint32Array {
    const { lists, values, gameOf } = this.columns;
    const { starts, items } = lists(counted);
    const counts = new Uint32Array(values[counted].length);
    const last = new Int32Array(counts.length).fill(-1);
    for (let pair = 0; pair < fails.length; pair++) {
      if (fails[pair]! > 1 || (fails[pair] === 1 && which[pair] !== ownPlace)) continue;
      const game = gameOf[pair]!;
      for (let at = starts[pair]!; at < starts[pair + 1]!; at++) {
        const value = items[at]!;
        if (last[value] === game) continue;
        last[value] = game;
        counts[value]!++;
      }
    }
    return counts;
  }
}

/** The filter of a column. */
const filterOf = (counted: Counted): Filter =>
  counted === 'heroAny' ? 'hero' : counted === 'rivalAny' ? 'rival' : counted;

/** How many filters each pair fails, and the index of the last one that it fails. */
function failures(masks: readonly Mask[], pairs: number): { fails: Uint8Array; which: Uint8Array } {
  const fails = new Uint8Array(pairs);
  const which = new Uint8Array(pairs).fill(NONE);
  for (const [place, mask] of masks.entries())
    for (let pair = 0; pair < pairs; pair++)
      if (mask[pair] === 0) {
        fails[pair]!++;
        which[pair] = place;
      }
  return { fails, which };
}

function distinctGames(gameOf: Uint32Array, wanted: (pair: number) => boolean): number[] {
  const games: number[] = [];
  for (let pair = 0; pair < gameOf.length; pair++)
    if (wanted(pair) && games.at(-1) !== gameOf[pair]) games.push(gameOf[pair]!);
  return games;
}

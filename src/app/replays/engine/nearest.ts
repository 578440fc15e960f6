/** Finds near matches if nothing matches. */
import { toSeconds } from '../../../game/clock.ts';
import { without, type Filter, type Query } from '../query/query.ts';
import type { SearchColumns } from './columns.ts';
import { withinSpan } from './presets.ts';
import type { SearchResult } from './search.ts';

export interface Nearest {
  /** Filters that can be dropped or loosened, with the resulting number of games, highest number first. */
  ways: { filter: Filter; query: Query; games: number; how: 'dropped' | 'loosened' }[];
  /**
   * The game that fails the fewest filters, and those filters. If several games tie, it is the first in archive
   * order.
   */
  game: number;
  misses: Filter[];
}

/** Null if something matches or the archive is empty. */
export function nearest(query: Query, result: SearchResult, columns: SearchColumns): Nearest | null {
  if (result.games.length > 0 || columns.pairs.length === 0) return null;
  const misses = (pair: number) =>
    result.filters.filter(({ mask }) => mask[pair] === 0).map(({ filter }) => filter);
  let best = 0;
  for (let pair = 1; pair < columns.pairs.length; pair++)
    if (misses(pair).length < misses(best).length) best = pair;
  const dropped = result.filters
    .map(({ filter }) => ({
      ...{ filter, query: without(query, filter), how: 'dropped' as const },
      games: result.without(filter),
    }))
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.games - a.games);
  return {
    ways: [...loosened(query, result, columns), ...dropped],
    game: columns.gameOf[best]!,
    misses: misses(best),
  };
}

/** Loosens a bound just enough for the closest game. */
function loosened(query: Query, result: SearchResult, columns: SearchColumns): Nearest['ways'] {
  const only = (filter: Filter) =>
    columns.pairs.filter((_, pair) =>
      result.filters.every(({ filter: other, mask }) => (mask[pair] === 0) === (other === filter)),
    );
  const ways: Nearest['ways'] = [];
  if (typeof query.expansion === 'number') {
    const times = only('expansion').flatMap(({ game, self }) =>
      self.expansionMs === null ? [] : [{ game, seconds: toSeconds(self.expansionMs) }],
    );
    const bound = wholeTens(Math.min(...times.map(({ seconds }) => seconds)));
    if (times.length > 0)
      ways.push({
        filter: 'expansion',
        query: { ...query, expansion: bound },
        games: new Set(times.filter(({ seconds }) => seconds < bound).map(({ game }) => game)).size,
        how: 'loosened',
      });
  }
  if (query.length) {
    const { from, below } = query.length;
    const lengths = only('length').map(({ game }) => ({
      game,
      seconds: toSeconds(columns.index.games[game]!.decidedMs),
    }));
    const shorter = lengths.filter(({ seconds }) => from !== null && seconds < from * 60);
    const longer = lengths.filter(({ seconds }) => below !== null && seconds >= below * 60);
    const low = Math.floor(Math.max(...shorter.map(({ seconds }) => seconds)) / 60);
    const high = Math.floor(Math.min(...longer.map(({ seconds }) => seconds)) / 60) + 1;
    const down = shorter.length > 0 && (longer.length === 0 || from! - low <= high - below!);
    const length = down ? { from: low, below } : { from, below: high };
    const reached = lengths.filter(({ seconds }) => withinSpan(seconds, length));
    if (reached.length > 0)
      ways.push({
        filter: 'length',
        query: { ...query, length },
        games: new Set(reached.map(({ game }) => game)).size,
        how: 'loosened',
      });
  }
  return ways;
}

/** The next multiple of ten seconds above a time. Round bounds are easier to read. */
const wholeTens = (seconds: number): number => (Math.floor(seconds / 10) + 1) * 10;

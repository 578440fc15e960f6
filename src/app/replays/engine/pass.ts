/** Finds the pairs that pass a filter, as a mask with 1 for each of them. */
import { secondsOrNull, toSeconds } from '../../../game/clock.ts';
import type { Facet, Filter, Query } from '../query/query.ts';
import type { BrowsedPlayer } from '../../../view/ask/index/game.ts';
import type { SearchColumns, Counted } from './columns.ts';
import { expandedSo, playedIn, withinSpan } from './presets.ts';

export type Mask = Uint8Array;

/** The column by which a facet is counted and filtered. */
export function columnOf(facet: Facet, query: Query): Counted {
  if (facet === 'hero' && query.heroAny) return 'heroAny';
  if (facet === 'rival' && query.rivalAny) return 'rivalAny';
  return facet;
}

/** The pairs that pass an active filter of a query. */
export function passing(filter: Exclude<Filter, 'text'>, query: Query, columns: SearchColumns): Mask {
  switch (filter) {
    case 'length': {
      const { games } = columns.index;
      return byGame(columns, (game) => withinSpan(toSeconds(games[game]!.decidedMs), query.length!));
    }
    case 'played': {
      const { games } = columns.index;
      return byGame(columns, (game) => playedIn(games[game]!.played, query.played!));
    }
    case 'expansion':
      return byPlayer(columns, ({ expansionMs }) => expandedSo(secondsOrNull(expansionMs), query.expansion!));
    default:
      return byValue(columns, columnOf(filter, query), query[filter]!);
  }
}

function byValue({ lists, values, pairs }: SearchColumns, counted: Counted, key: string): Mask {
  const mask = new Uint8Array(pairs.length);
  const value = values[counted].findIndex((candidate) => candidate.key === key);
  const { starts, items } = lists(counted);
  if (value >= 0)
    for (let pair = 0; pair < mask.length; pair++)
      for (let at = starts[pair]!; at < starts[pair + 1]!; at++) if (items[at] === value) mask[pair] = 1;
  return mask;
}

/** Tests a fact that all pairs of a game share, once per game. */
function byGame({ gameOf }: SearchColumns, passes: (game: number) => boolean): Mask {
  const mask = new Uint8Array(gameOf.length);
  let last = -1;
  let passed = 0;
  for (let pair = 0; pair < mask.length; pair++) {
    const game = gameOf[pair]!;
    if (game !== last) passed = passes(game) ? 1 : 0;
    last = game;
    mask[pair] = passed;
  }
  return mask;
}

/** Tests a fact about a pair's player, once per player, because pairs of one player are consecutive. */
function byPlayer({ pairs }: SearchColumns, passes: (player: BrowsedPlayer) => boolean): Mask {
  const mask = new Uint8Array(pairs.length);
  let last: BrowsedPlayer | undefined;
  let passed = 0;
  for (const [at, { self }] of pairs.entries()) {
    if (self !== last) passed = passes(self) ? 1 : 0;
    last = self;
    mask[at] = passed;
  }
  return mask;
}

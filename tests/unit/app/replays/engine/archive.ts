/** Small archives for the search, in which only what a test is about is written down. */
import { columnsOf, type SearchColumns } from '../../../../../src/app/replays/engine/columns.ts';
import { Searcher } from '../../../../../src/app/replays/engine/search.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../../../../../src/view/ask/index/game.ts';
import { EVERYTHING, type Query } from '../../../../../src/app/replays/query/query.ts';

export const browsed = (name: string, team: number, change: Partial<BrowsedPlayer> = {}): BrowsedPlayer => ({
  name,
  kind: 'human',
  person: name.toLowerCase(),
  race: 'O',
  team,
  result: null,
  heroes: [],
  steps: [],
  firstHeroMs: null,
  tier2OrderedMs: null,
  tier3OrderedMs: null,
  expansionMs: null,
  ...change,
});

/** A game of Ann and Bob that takes ten minutes. */
export const listed = (change: Partial<BrowsedGame> = {}): BrowsedGame => ({
  replayId: 'id',
  event: null,
  map: null,
  patch: null,
  series: null,
  played: {},
  decidedMs: 600_000,
  sides: '1v1',
  matchup: 'OvO',
  fought: null,
  players: [browsed('Ann', 0), browsed('Bob', 1)],
  ...change,
});

/** An archive of these games, with everybody who plays in them; maps, events and objects as stated. */
export function archiveOf(games: readonly BrowsedGame[], change: Partial<BrowserIndex> = {}): SearchColumns {
  const people = new Map(
    games.flatMap(({ players }) =>
      players.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
    ),
  );
  return columnsOf({
    games,
    events: [],
    maps: [],
    objects: [],
    people: [...people].map(([key, name]) => ({ key, name })),
    ...change,
  });
}

export const ask = (change: Partial<Query>): Query => ({ ...EVERYTHING, ...change });

export const found = (columns: SearchColumns, query: Partial<Query>) =>
  new Searcher(columns).search(ask(query));

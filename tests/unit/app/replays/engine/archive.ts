/** Small archives for the search, with only the tested fields. */
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

/** A ten-minute game between Ann and Bob. */
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

/** An archive of these games with all of their players; maps, events and objects as given. */
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

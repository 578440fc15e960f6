/** The list of kept games from the side of the visitor: own result, race, heroes, and when it was played. */
import type { KeptGame } from '../../../game/stored/kept.ts';
import { COLUMNS, LISTED_COLUMNS, UNKNOWN, type Columns } from '../table/columns.ts';
import type { GameFacts } from '../table/row.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { whenOf, whenText, type OwnGame, type When } from './own.ts';

/** What the list says of a game: the visitor's side of it, where they played. */
export interface OwnFacts extends GameFacts {
  when: When;
  own: OwnGame | undefined;
}

const NOT_MINE = '–';

const { players, map, matchup, result } = COLUMNS;

export const OWN_COLUMNS: Columns<OwnFacts> = {
  players,
  when: { name: 'Date', text: ({ when }) => whenText(when), rank: ({ when }) => when.when },
  result: {
    name: 'My result',
    text: (game) => (game.own ? (game.own.result ?? UNKNOWN) : result.text(game)),
  },
  race: { name: 'My race', text: ({ own }) => (own?.race ? RACE_NAMES[own.race] : NOT_MINE) },
  heroes: { name: 'My heroes', text: ({ own }) => own?.heroes.join(', ') || NOT_MINE },
  map,
  matchup,
  ...LISTED_COLUMNS,
};

const known = new WeakMap<KeptGame, OwnFacts>();

/** The same of all games. A game of which nothing new is known gives the same object, so that its line is not drawn again. */
export function ownFacts(games: readonly KeptGame[], own: readonly OwnGame[]): OwnFacts[] {
  const mine = new Map(own.map((game) => [game.fingerprint, game]));
  return games.map((game) => {
    const one = mine.get(game.fingerprint);
    const before = known.get(game);
    if (before && before.own === one) return before;
    const facts = { ...game.facts, own: one, when: one ?? whenOf(game, null) };
    known.set(game, facts);
    return facts;
  });
}

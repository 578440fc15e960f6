/** The list of kept games from the side of the visitor: own result, race, heroes, and when it was played. */
import type { KeptGame } from '../../../game/stored/kept.ts';
import { COLUMNS, LISTED_COLUMNS, NOT_KNOWN, type ListColumns } from '../table/columns.ts';
import type { GameFacts } from '../table/row.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { OwnGame } from './own.ts';
import { whenOf, whenText, type When } from './played-when.ts';

/** What the list says of a game: the visitor's side of it, where they played. */
export interface OwnFacts extends GameFacts {
  when: When;
  mine: OwnGame | undefined;
}

const NOT_MINE = '–';

const { players, map, matchup, result } = COLUMNS;

export const OWN_COLUMNS: ListColumns<OwnFacts> = {
  players,
  when: { name: 'Date', text: ({ when }) => whenText(when), rank: ({ when }) => when.when },
  result: {
    name: 'My result',
    text: (game) => (game.mine ? (game.mine.result ?? NOT_KNOWN) : result.text(game)),
  },
  race: { name: 'My race', text: ({ mine }) => (mine?.race ? RACE_NAMES[mine.race] : NOT_MINE) },
  heroes: { name: 'My heroes', text: ({ mine }) => mine?.heroes.join(', ') || NOT_MINE },
  map,
  matchup,
  ...LISTED_COLUMNS,
};

const drawn = new WeakMap<KeptGame, OwnFacts>();

/** The same of all games. A game of which nothing new is known gives the same object, so that its line is not drawn again. */
export function ownFacts(games: readonly KeptGame[], ownList: readonly OwnGame[]): OwnFacts[] {
  const byFingerprint = new Map(ownList.map((game) => [game.fingerprint, game]));
  return games.map((game) => {
    const ofVisitor = byFingerprint.get(game.fingerprint);
    const before = drawn.get(game);
    if (before && before.mine === ofVisitor) return before;
    const facts = { ...game.facts, mine: ofVisitor, when: ofVisitor ?? whenOf(game, null) };
    drawn.set(game, facts);
    return facts;
  });
}

/** The list of saved games from the visitor's side: result, race, heroes, and date. */
import type { KeptGame } from '../../../game/stored/kept.ts';
import { COLUMNS, LISTED_COLUMNS, type ListColumns } from '../table/columns.ts';
import type { GameFacts } from '../table/row.ts';
import { NOT_KNOWN } from '../table/words.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { HistoryFacts } from './facts.ts';
import type { OwnGame } from './own.ts';
import { OWN_COLUMN_WORDS } from './own-column-words.ts';
import { whenOf, whenText, type When } from './played-when.ts';

/** The list's facts about a game, with the visitor's side if they played. */
export interface OwnFacts extends GameFacts {
  when: When;
  mine: OwnGame | undefined;
}

const { players, map, matchup, result } = COLUMNS;

export const OWN_COLUMNS: ListColumns<OwnFacts> = {
  players,
  when: { name: OWN_COLUMN_WORDS.date, text: ({ when }) => whenText(when), rank: ({ when }) => when.when },
  result: {
    name: OWN_COLUMN_WORDS.result,
    text: (game) => (game.mine ? (game.mine.result ?? NOT_KNOWN) : result.text(game)),
  },
  race: {
    name: OWN_COLUMN_WORDS.race,
    text: ({ mine }) => (mine?.race ? RACE_NAMES[mine.race] : OWN_COLUMN_WORDS.notMine),
  },
  heroes: {
    name: OWN_COLUMN_WORDS.heroes,
    text: ({ mine }) => mine?.heroes.join(', ') || OWN_COLUMN_WORDS.notMine,
  },
  map,
  matchup,
  ...LISTED_COLUMNS,
};

const drawn = new WeakMap<KeptGame, OwnFacts>();

/** The facts of all games. An unchanged game returns the same object, so that its row isn't redrawn. */
export function ownFacts(
  games: readonly KeptGame[],
  ownList: readonly OwnGame[],
  historyFacts: readonly HistoryFacts[],
): OwnFacts[] {
  const byFingerprint = new Map(ownList.map((game) => [game.fingerprint, game]));
  const dates = new Map(historyFacts.map((facts) => [facts.fingerprint, facts]));
  return games.map((game) => {
    const ofVisitor = byFingerprint.get(game.fingerprint);
    const before = drawn.get(game);
    const when = ofVisitor ?? whenOf(game, dates.get(game.fingerprint) ?? null);
    if (before && before.mine === ofVisitor && whenText(before.when) === whenText(when)) return before;
    const facts = { ...game.facts, mine: ofVisitor, when };
    drawn.set(game, facts);
    return facts;
  });
}

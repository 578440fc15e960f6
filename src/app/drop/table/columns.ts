import { listedText } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { sidesText, type GameFacts } from './row.ts';
import { COLUMN_WORDS, NOT_KNOWN } from './words.ts';

/** A column of the table: its text for people and spreadsheets, and its sort key. */
export interface ListColumn<Facts = GameFacts> {
  name: string;
  text: (game: Facts) => string;
  /** A number to sort by instead of the text. */
  rank?: (game: Facts) => number;
}

/** A table's columns by key, from left to right. The first column has the players' names, which open the report. */
export type ListColumns<Facts = GameFacts> = Readonly<Record<string, ListColumn<Facts>>>;

/** Columns of the facts in every list. */
export const LISTED_COLUMNS: ListColumns = Object.fromEntries(
  LISTED_FACTS.map(([key, fact]): [string, ListColumn] => [
    fact.label.toLowerCase(),
    {
      name: fact.label,
      text: (game) => listedText(fact, game[key]),
      ...(fact.type === 'integer' && { rank: (game: GameFacts) => Number(game[key] ?? -1) }),
    },
  ]),
);

export const COLUMNS = {
  players: { name: COLUMN_WORDS.players, text: ({ sides }) => sidesText(sides) },
  map: { name: COLUMN_WORDS.map, text: ({ map }) => map || NOT_KNOWN },
  matchup: { name: COLUMN_WORDS.matchup, text: ({ matchup }) => matchup },
  result: {
    name: COLUMN_WORDS.result,
    text: ({ winners }) => (winners.length > 0 ? COLUMN_WORDS.won(winners) : NOT_KNOWN),
  },
  ...LISTED_COLUMNS,
  heroes: {
    name: COLUMN_WORDS.heroes,
    text: ({ firstHeroes }) => firstHeroes.join(', ') || COLUMN_WORDS.noHeroes,
  },
} as const satisfies ListColumns;

import { listedText } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { sidesText, type GameFacts } from './row.ts';

/** A column of the table: its text for people and spreadsheets, and its sort key. */
export interface ListColumn<Facts = GameFacts> {
  name: string;
  text: (game: Facts) => string;
  /** A number to sort by instead of the text. */
  rank?: (game: Facts) => number;
}

/** A table's columns by key, from left to right. The first column has the players' names, which open the report. */
export type ListColumns<Facts = GameFacts> = Readonly<Record<string, ListColumn<Facts>>>;

/** Shown if the recording doesn't contain a fact. */
export const NOT_KNOWN = 'Not known';

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
  players: { name: 'Players', text: ({ sides }) => sidesText(sides) },
  map: { name: 'Map', text: ({ map }) => map || NOT_KNOWN },
  matchup: { name: 'Matchup', text: ({ matchup }) => matchup },
  result: {
    name: 'Result',
    text: ({ winners }) => (winners.length > 0 ? `${winners.join(' & ')} won` : NOT_KNOWN),
  },
  ...LISTED_COLUMNS,
  heroes: { name: 'First heroes', text: ({ firstHeroes }) => firstHeroes.join(', ') || '–' },
} as const satisfies ListColumns;

import { formatClock } from '../../replay/clock.ts';
import { sidesText, type GameFacts } from './row.ts';

/** A column of the table: its text for people and spreadsheets, and what it is sorted by. */
export interface Column {
  name: string;
  text: (game: GameFacts) => string;
  /** A number to sort by where the text would not do. */
  rank?: (game: GameFacts) => number;
}

/** What stands where the recording does not tell. */
const UNKNOWN = 'Not known';

export const COLUMNS = {
  players: { name: 'Players', text: ({ sides }) => sidesText(sides) },
  map: { name: 'Map', text: ({ map }) => map || UNKNOWN },
  matchup: { name: 'Matchup', text: ({ matchup }) => matchup },
  result: {
    name: 'Result',
    text: ({ winners }) => (winners.length > 0 ? `${winners.join(' & ')} won` : UNKNOWN),
  },
  duration: {
    name: 'Length',
    text: ({ durationMs }) => formatClock(durationMs),
    rank: ({ durationMs }) => durationMs,
  },
  heroes: { name: 'First heroes', text: ({ firstHeroes }) => firstHeroes.join(', ') || '–' },
} as const satisfies Readonly<Record<string, Column>>;

export type ColumnKey = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

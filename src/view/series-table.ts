/** The series of an event as a table, for Markdown. */
import type { Words } from './rich-text.ts';
import type { SeriesRound, SeriesLine } from './series-line.ts';
import type { Table } from './table.ts';
import { between } from './phrases.ts';
import { counted } from '../game/counted.ts';

/** A row for each series, with a column for unknown results if there are any. */
export function seriesTable(rounds: readonly SeriesRound[]): Table {
  const unknowns = rounds.some(({ lines }) => lines.some(({ unknown }) => unknown > 0));
  return {
    caption: 'Series of this event',
    columns: ['Round', 'Players', 'Score', ...(unknowns ? ['Not known'] : []), 'Games'].map((name) => ({
      name,
    })),
    rows: rounds.flatMap(({ name, lines }) =>
      lines.map((line): Words[] => [
        { text: name ?? 'Not known' },
        between(
          line.sides.map((side) => ({ text: side.name, ...(side.href !== null && { href: side.href }) })),
          ' vs ',
        ),
        { text: line.sides.map(({ wins }) => wins).join(' : ') },
        ...(unknowns ? [{ number: line.unknown }] : []),
        gamesOf(line),
      ]),
    ),
  };
}

/** "1. Echo Isles (won by Arthas), 2. Terenas Stand (winner not known)". */
const gamesOf = ({ games, more, ordered }: SeriesLine): Words =>
  between([
    ...games.map(({ map, href, winner }, place) => ({
      words: [
        { text: ordered ? `${place + 1}. ${map}` : map, href },
        ...(winner === null ? [' (winner not known)'] : [' (won by ', { text: winner }, ')']),
      ],
    })),
    ...(more > 0 ? [{ text: `and ${counted(more, 'more game')}` }] : []),
  ]);

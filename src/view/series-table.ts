/** The series of an event as a table, for Markdown. */
import type { Words } from './rich-text.ts';
import type { SeriesRound, SeriesLine } from './series-line.ts';
import type { Table } from './table.ts';
import { between } from './words.ts';
import { SERIES_TABLE_WORDS } from './series-words.ts';

/** A row for each series, with a column for unknown results if there are any. */
export function seriesTable(rounds: readonly SeriesRound[]): Table {
  const unknowns = rounds.some(({ lines }) => lines.some(({ unknown }) => unknown > 0));
  const { round, players, score, unknown, games } = SERIES_TABLE_WORDS.columns;
  return {
    caption: SERIES_TABLE_WORDS.caption,
    columns: [round, players, score, ...(unknowns ? [unknown] : []), games].map((name) => ({ name })),
    rows: rounds.flatMap(({ name, lines }) =>
      lines.map((line): Words[] => [
        { text: name ?? SERIES_TABLE_WORDS.unknownRound },
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

/** "1. Echo Isles (won by Moon), 2. Terenas Stand (winner not known)". */
const gamesOf = ({ games, more, ordered }: SeriesLine): Words =>
  between([
    ...games.map(({ map, href, winner }, place) => ({
      words: [
        { text: ordered ? `${place + 1}. ${map}` : map, href },
        ...(winner === null
          ? [SERIES_TABLE_WORDS.unknownWinner]
          : SERIES_TABLE_WORDS.wonBy({ text: winner })),
      ],
    })),
    ...(more > 0 ? [{ text: SERIES_TABLE_WORDS.more(more) }] : []),
  ]);

/** All series of an event that has more of them than fit on its page. */
import { urls } from '../../urls.ts';
import { numbered } from '../numbered.ts';
import type { SeriesLine } from '../series-line.ts';
import { continuation } from './continued.ts';
import type { Hub, HubSection, RoundLines } from './hub.ts';

/** A series with the name of its round. */
interface RoundLine {
  name: string | null;
  line: SeriesLine;
}

/** The lines of rounds, one for each row of their table. */
export const linesOf = (rounds: readonly RoundLines[]): RoundLine[] =>
  rounds.flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));

/** Lines by their rounds again. */
export const byRounds = (lines: readonly RoundLine[]): RoundLines[] =>
  [...Map.groupBy(lines, ({ name }) => name)].map(([name, own]) => ({
    name,
    lines: own.map(({ line }) => line),
  }));

/** Numbered pages, from the series of which a game came first on; `arrived` are the games of the event in that order. */
export function seriesPages(
  hub: Hub,
  { rounds, ...section }: HubSection & { rounds: readonly RoundLines[] },
  arrived: readonly string[],
  size: number,
): Hub[] {
  const place = new Map(arrived.map((replayId, at) => [urls.game(replayId), at]));
  const lines = linesOf(rounds)
    .map((one, at) => ({
      ...one,
      row: section.table.rows[at]!,
      came: Math.min(...one.line.games.map(({ href }) => place.get(href)!)),
    }))
    .sort((a, b) => a.came - b.came);
  const of = { list: urls.seriesOf(hub.path), name: `${hub.title}: series` };
  return numbered(lines, size, 0).map((own, at, all) => {
    const sorted = byRounds(own).flatMap(({ name }) => own.filter((one) => one.name === name));
    return {
      ...continuation(hub, at + 1, { first: 1, last: all.length }, of),
      description: `${hub.title}: series ${at * size + 1} to ${at * size + own.length} in the order they came into the archive.`,
      sections: [
        {
          ...section,
          charts: [],
          rounds: byRounds(own),
          table: { ...section.table, rows: sorted.map(({ row }) => row) },
        },
      ],
      games: null,
    };
  });
}

/** Pages with all series of an event, if it has more than its page can show. */
import { urls } from '../../urls.ts';
import { numbered } from '../numbered.ts';
import type { Section, SectionedPage, SeriesPart } from '../page.ts';
import type { SeriesRound, SeriesLine } from '../series-line.ts';
import { continuation, type ListHead } from './continued.ts';
import { LIST_WORDS } from './words/lists.ts';

/** A series with the name of its round. */
interface RoundLine {
  name: string | null;
  line: SeriesLine;
}

/** The series of all rounds in order. */
export const linesOf = (rounds: readonly SeriesRound[]): RoundLine[] =>
  rounds.flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));

/** Regroups series by round. */
export const byRounds = (lines: readonly RoundLine[]): SeriesRound[] =>
  [...Map.groupBy(lines, ({ name }) => name)].map(([name, inRound]) => ({
    name,
    lines: inRound.map(({ line }) => line),
  }));

/**
 * Numbered pages, with series sorted by their first game's arrival; `arrived` are the event's games in that order.
 */
export function seriesPages(
  head: ListHead,
  { section, part }: { section: Section; part: SeriesPart },
  arrived: readonly string[],
  size: number,
): SectionedPage[] {
  const place = new Map(arrived.map((replayId, at) => [urls.game(replayId), at]));
  const came = ({ line }: RoundLine) => Math.min(...line.games.map(({ href }) => place.get(href)!));
  const lines = linesOf(part.rounds).sort((a, b) => came(a) - came(b));
  const { title } = head;
  const of = { list: urls.seriesOf(head.path), name: `${title}: series` };
  return numbered(lines, size, 0).map((portion, at, portions) =>
    continuation(
      head,
      {
        description: LIST_WORDS.seriesPage(title, at * size + 1, at * size + portion.length),
        sections: [{ ...section, parts: [{ ...part, rounds: byRounds(portion) }] }],
      },
      at + 1,
      { first: 1, last: portions.length },
      of,
    ),
  );
}

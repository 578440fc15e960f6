/** Hubs show the first hundred games, series and rows of a table; the list of games has all of a hub's games. */
import { urls } from '../../urls.ts';
import type { GamesPart, Part, Section } from '../page.ts';
import type { Link } from '../rich-text.ts';
import type { SeriesRound } from '../series-line.ts';

/** Some 230 kB for games, half of a page's limit. */
export const MAX_LISTED = 100;
/** Games of series, which the list of games has too. */
const MAX_IN_SERIES = 70;

const firstOf = (count: number, all: number): string => `These are the first ${count} of ${all}.`;

/** A link to all games of a hub in the list of games, if its page shows only some of them. */
export const allGames = (games: number, query: string): Link[] =>
  games <= MAX_LISTED ? [] : [{ text: 'All of them in the list of games', href: urls.found(query) }];

/**
 * The games of a hub, with a link into the list of games if there are more than a hundred. `query` finds them there, in
 * the syntax of `search/parts/syntax.ts`. Null without games.
 */
export function gamesSection({ games, ...part }: Omit<GamesPart, 'kind'>, query: string): Section | null {
  if (games.length === 0) return null;
  // The list leaves out team games unless a query asks for their sizes.
  const sizes = [...new Set(games.map(({ analysis }) => analysis.sides))].sort().join(',');
  const links = allGames(games.length, sizes === '1v1' ? query : `${query} size:${sizes}`);
  return {
    ...{ id: 'games', title: 'Games' },
    parts: [
      {
        ...part,
        ...(links.length > 0 && {
          caption: `The first ${MAX_LISTED} of ${games.length} games, newest event first`,
        }),
        ...{ kind: 'games', games: games.slice(0, MAX_LISTED) },
      },
      ...links.map((link): Part => ({ kind: 'text', words: [link] })),
    ],
  };
}

/** A section with the first rows of its tables, bars of its charts, and series. */
export const firstRows = (section: Section): Section => ({
  ...section,
  parts: section.parts.map((part): Part => {
    if (part.kind === 'series') {
      const rounds = firstSeries(part.rounds);
      const [shownLines, all] = [rounds, part.rounds].map((list) =>
        list.reduce((sum, { lines }) => sum + lines.length, 0),
      );
      return shownLines === all
        ? part
        : { ...part, note: `${part.note} ${firstOf(shownLines!, all!)}`, rounds };
    }
    if (part.kind !== 'tally' || part.table.rows.length <= MAX_LISTED) return part;
    const { note, charts, table } = part;
    return {
      ...part,
      note: [note, firstOf(MAX_LISTED, table.rows.length)].filter(Boolean).join(' '),
      charts: charts.map((chart) => ({ ...chart, rows: chart.rows.slice(0, MAX_LISTED) }) as typeof chart),
      table: { ...table, rows: table.rows.slice(0, MAX_LISTED) },
    };
  }),
});

/** The first series, with `MAX_IN_SERIES` games together. */
function firstSeries(rounds: readonly SeriesRound[]): SeriesRound[] {
  const firstRounds: SeriesRound[] = [];
  let games = 0;
  for (const { name, lines } of rounds) {
    const first: SeriesRound['lines'][number][] = [];
    for (const line of lines) {
      games += line.games.length;
      if (games <= MAX_IN_SERIES) first.push(line);
    }
    if (first.length > 0) firstRounds.push({ name, lines: first });
  }
  return firstRounds;
}

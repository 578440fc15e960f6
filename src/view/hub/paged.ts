/** Splits hubs with long lists into pages, so that no page grows with the archive. */
import { urls } from '../../urls.ts';
import type { ListedGame } from '../game-list.ts';
import { GAMES_A_PAGE, numbered, pageLinks, sharedOut } from '../numbered.ts';
import { partOf, type GamesPart, type Part, type Section, type SectionedPage } from '../page.ts';
import type { Link } from '../rich-text.ts';
import { continuation, pageLink, type ListHead } from './continued.ts';
import { gamesSection, sectionsOf } from './parts.ts';
import { byRounds, linesOf, seriesPages } from './series-pages.ts';
import { LIST_WORDS } from './words/lists.ts';

/** Page sizes. */
export interface Sizes {
  /** Number of newest games that a hub lists itself. */
  games: number;
  /** Games per numbered page. */
  gamesAPage: number;
  /** Maximum rows of all tables together on a page; a series takes one more row for each of its games. */
  rows: number;
  /** Series per numbered page. */
  seriesAPage: number;
}

const SIZES: Sizes = { games: 50, gamesAPage: GAMES_A_PAGE, rows: 160, seriesAPage: 40 };

/** Sorts game ids in order of arrival. */
export type ByArrival = (replayIds: readonly string[]) => string[];

/** A hub and its continuation pages. */
export function pagesOf(hub: SectionedPage, byArrival: ByArrival, sizes: Sizes = SIZES): SectionedPage[] {
  const list = partOf(hub.sections, 'games');
  return list ? gamePages(hub, list, byArrival, sizes) : tablePages(hub, sizes.rows);
}

/**
 * Shows the hub's newest games and series, with links to numbered pages that have all of them. Tables that are too
 * long show their first rows and a note.
 */
function gamePages(hub: SectionedPage, list: GamesPart, byArrival: ByArrival, sizes: Sizes): SectionedPage[] {
  const byId = new Map(list.games.map((game) => [game.replayId, game]));
  const order = byArrival([...byId.keys()]);
  const arrived = order.map((replayId) => byId.get(replayId)!);
  const shares = sharesOf(hub, sizes.rows);
  const series: SectionedPage[] = [];
  const pages = gameLists(hub, arrived, sizes.gamesAPage, sizes.games);
  const sections = hub.sections.flatMap((section, at): Section[] => {
    const part = partOf([section], 'series');
    if (section.id === 'games' && pages.length > 0)
      return sectionsOf(
        gamesSection(
          {
            ...list,
            games: list.games.slice(0, sizes.games),
            caption: LIST_WORDS.newest(sizes.games, list.games.length),
          },
          pageLinks(hub.path, pages.length),
        ),
      );
    if (!part || weightsOf(section).length <= shares[at]!)
      return [begun(section, shares[at]!, LIST_WORDS.othersInGames)];
    series.push(...seriesPages(hub, { section, part }, order, sizes.seriesAPage));
    const { parts } = begun(section, shares[at]!);
    const links = pageLinks(urls.seriesOf(hub.path), series.length);
    return [{ ...section, parts: [...parts, { kind: 'pages', pages: links, of: 'series' }] }];
  });
  return [{ ...hub, sections }, ...pages, ...series];
}

/**
 * All games of a page on numbered pages, earliest arrivals first, so that full pages never change; empty if the page
 * itself shows all games.
 */
export const gameLists = (
  head: ListHead,
  arrived: readonly ListedGame[],
  size: number = GAMES_A_PAGE,
  whole: number = size,
): SectionedPage[] =>
  numbered(arrived, size, whole).map((games, at, portions) =>
    continuation(
      head,
      {
        description: LIST_WORDS.gamesPage(head.title, at * size + 1, at * size + games.length),
        sections: [],
        games: gamesSection({ games, caption: LIST_WORDS.gamesByArrival }),
      },
      at + 1,
      { first: 1, last: portions.length },
    ),
  );

/** Shows as many table rows of the hub as fit; the rest is on continuation pages. */
function tablePages(hub: SectionedPage, room: number): SectionedPage[] {
  const shares = sharesOf(hub, room);
  const rest = hub.sections.flatMap((section, at) => {
    const part = partOf([section], 'tally');
    return part ? part.table.rows.slice(shares[at]).map((row) => ({ section, part, row })) : [];
  });
  const pages = numbered(rest, room, 0);
  if (pages.length === 0) return [hub];
  const of = { first: 2, last: pages.length + 1 };
  const sections = hub.sections.map((section, at) => begun(section, shares[at]!));
  return [
    { ...hub, sections: leadingTo(sections, pageLink(hub.path, 2)) },
    ...pages.map((rows, at) =>
      continuation(
        hub,
        {
          description: LIST_WORDS.followingPage(hub.title, at + 1),
          sections: [...Map.groupBy(rows, ({ section }) => section)].map(
            ([section, rowsOfSection]): Section => {
              const { part } = rowsOfSection[0]!;
              const table = { ...part.table, rows: rowsOfSection.map(({ row }) => row) };
              return { ...section, parts: [{ ...part, charts: [], table }] };
            },
          ),
        },
        at + 2,
        of,
      ),
    ),
  ];
}

/** Adds a link to the section that leads to its continuation pages. */
const leadingTo = (sections: readonly Section[], link: Link): Section[] =>
  sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => (part.kind === 'ways' ? { ...part, on: [...part.on, link] } : part)),
  }));

/** How many rows of each section fit on a page. */
const sharesOf = ({ sections }: SectionedPage, room: number): number[] => {
  const weights = sections.map(weightsOf);
  const shares = sharedOut(
    weights.map((sectionWeights) => sectionWeights.reduce((sum, weight) => sum + weight, 0)),
    room,
  );
  return weights.map((sectionWeights, at) => fitting(sectionWeights, shares[at]!));
};

/** How much of a page each row takes. */
const weightsOf = ({ parts }: Section): number[] =>
  parts.flatMap((part) => {
    if (part.kind === 'tally') return part.table.rows.map(() => 1);
    return part.kind === 'series' ? linesOf(part.rounds).map(({ line }) => 1 + line.games.length) : [];
  });

/** How many of the first weights fit in a share; at least one. */
function fitting(weights: readonly number[], share: number): number {
  let left = share;
  const over = weights.findIndex((weight) => (left -= weight) < 0);
  return over < 0 ? weights.length : Math.max(1, over);
}

/** A section with its table's first rows and its charts' first bars, and a link to the rest. */
function begun(section: Section, rows: number, others = ''): Section {
  const length = weightsOf(section).length;
  if (length <= rows) return section;
  const where = LIST_WORDS.shortened(rows, length, others);
  return {
    ...section,
    parts: section.parts.map((part): Part => {
      if (part.kind === 'series')
        return {
          ...part,
          note: `${part.note} ${where}`,
          rounds: byRounds(linesOf(part.rounds).slice(0, rows)),
        };
      if (part.kind !== 'tally') return part;
      const { note, charts, table } = part;
      return {
        ...part,
        note: note === undefined ? where : `${note} ${where}`,
        charts: charts.map((chart) => ({ ...chart, rows: chart.rows.slice(0, rows) }) as typeof chart),
        table: { ...table, rows: table.rows.slice(0, rows) },
      };
    }),
  };
}

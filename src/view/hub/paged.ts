/** Hubs whose lists are too long for one page: no page grows with the archive. */
import { GAMES_A_PAGE, numbered, pageLinks, sharedOut } from '../numbered.ts';
import { counted } from '../../replay/counted.ts';
import { urls } from '../../urls.ts';
import type { Hub, HubSection, RoundLines } from './hub.ts';

/** How much one page has. */
export interface Sizes {
  /** Games that a hub lists itself, the newest. */
  games: number;
  /** Games of a numbered page. */
  gamesAPage: number;
  /** Rows of the tables of one page, all together. */
  rows: number;
}

const SIZES: Sizes = { games: 50, gamesAPage: GAMES_A_PAGE, rows: 160 };

/** Puts games in the order in which they came into the archive. */
export type ByArrival = (replayIds: readonly string[]) => string[];

/** A hub and the pages that go on where it ends. */
export const pagesOf = (hub: Hub, byArrival: ByArrival, sizes: Sizes = SIZES): Hub[] =>
  hub.games === null ? tablePages(hub, sizes.rows) : gamePages(hub, hub.games, byArrival, sizes);

/** Its newest games, and all of them on numbered pages. Of longer tables it has the first rows, and says so. */
function gamePages(hub: Hub, games: string[], byArrival: ByArrival, sizes: Sizes): Hub[] {
  const shares = sharesOf(hub, sizes.rows);
  const sections = hub.sections.map((section, at) => begun(section, shares[at]!));
  const pages = gameLists(hub, byArrival(games), sizes.gamesAPage, sizes.games);
  if (pages.length === 0) return [{ ...hub, sections }];
  const listed = {
    caption: `The first ${sizes.games} of ${counted(games.length, 'game')}, newest event first, then by id`,
    pages: pageLinks(hub.path, pages.length),
  };
  return [{ ...hub, sections, games: games.slice(0, sizes.games), listed }, ...pages];
}

/**
 * All games of a page on numbered pages, from those that came first on, so that a page that is full stays as it is; none
 * while the page shows them all itself.
 */
export const gameLists = (
  of: Pick<Hub, 'path' | 'trail' | 'title'>,
  arrived: readonly string[],
  size: number = GAMES_A_PAGE,
  whole: number = size,
): Hub[] =>
  numbered(arrived, size, whole).map((games, at, all) => ({
    ...continuation(of, at + 1, { first: 1, last: all.length }),
    description: `${of.title}: games ${at * size + 1} to ${at * size + games.length} in the order they came into the archive.`,
    sections: [],
    games,
    listed: { caption: 'Games in the order they came into the archive', pages: [] },
  }));

/** Its tables, as far as they fit, and what is left of them on further pages. */
function tablePages(hub: Hub, room: number): Hub[] {
  const shares = sharesOf(hub, room);
  const rest = hub.sections.flatMap((section, at) =>
    section.table.rows.slice(shares[at]).map((row) => ({ section, row })),
  );
  const pages = numbered(rest, room, 0);
  const of = { first: 2, last: pages.length + 1 };
  return [
    {
      ...hub,
      sections: hub.sections.map((section, at) => begun(section, shares[at]!)),
      ...(pages.length > 0 && { links: [...(hub.links ?? []), pageLink(hub.path, 2)] }),
    },
    ...pages.map((rows, at): Hub => ({
      ...continuation(hub, at + 2, of),
      description: `${hub.title}: what follows on page ${at + 1}.`,
      sections: [...Map.groupBy(rows, ({ section }) => section)].map(([section, own]) => ({
        ...section,
        charts: [],
        table: { ...section.table, rows: own.map(({ row }) => row) },
      })),
      games: null,
    })),
  ];
}

const sharesOf = ({ sections }: Hub, room: number): number[] =>
  sharedOut(
    sections.map(({ table }) => table.rows.length),
    room,
  );

/** A section with the first rows of its table and the first bars of its charts. */
function begun(section: HubSection, rows: number): HubSection {
  const { note, charts, table, rounds } = section;
  if (table.rows.length <= rows) return section;
  const said = `These are the first ${rows} of ${table.rows.length}.`;
  return {
    ...section,
    note: note === undefined ? said : `${note} ${said}`,
    ...(charts && {
      charts: charts.map((chart) => ({ ...chart, rows: chart.rows.slice(0, rows) }) as typeof chart),
    }),
    ...(rounds && { rounds: firstLines(rounds, rows) }),
    table: { ...table, rows: table.rows.slice(0, rows) },
  };
}

/** So many lines of rounds, from the first on. */
function firstLines(rounds: readonly RoundLines[], count: number): RoundLines[] {
  let left = count;
  return rounds
    .map(({ name, lines }) => {
      const own = lines.slice(0, left);
      left -= own.length;
      return { name, lines: own };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Head of a numbered page, with links to those beside it. */
const continuation = (
  { path, trail, title }: Pick<Hub, 'path' | 'trail' | 'title'>,
  number: number,
  { first, last }: { first: number; last: number },
) => ({
  path: urls.numbered(path, number),
  trail: [...trail, { text: title, href: path }],
  title: `${title}, page ${number}`,
  facts: [],
  links: [number - 1, number + 1]
    .filter((beside) => beside >= first && beside <= last)
    .map((beside) => pageLink(path, beside)),
});

const pageLink = (path: string, number: number) => ({
  text: `Page ${number}`,
  href: urls.numbered(path, number),
});

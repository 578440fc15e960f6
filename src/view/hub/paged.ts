/** Hubs whose lists are too long for one page: no page grows with the archive. */
import { GAMES_A_PAGE, numbered, pageLinks, sharedOut } from '../numbered.ts';
import { counted } from '../../game/counted.ts';
import { urls } from '../../urls.ts';
import { continuation, pageLink } from './continued.ts';
import type { Hub, HubSection } from './hub.ts';
import { byRounds, linesOf, seriesPages } from './series-pages.ts';

/** How much one page has. */
export interface Sizes {
  /** Games that a hub lists itself, the newest. */
  games: number;
  /** Games of a numbered page. */
  gamesAPage: number;
  /** Rows of the tables of one page, all together; a series takes one more for each of its games. */
  rows: number;
  /** Series of a numbered page. */
  seriesAPage: number;
}

const SIZES: Sizes = { games: 50, gamesAPage: GAMES_A_PAGE, rows: 160, seriesAPage: 40 };

/** Puts games in the order in which they came into the archive. */
export type ByArrival = (replayIds: readonly string[]) => string[];

/** A hub and the pages that go on where it ends. */
export const pagesOf = (hub: Hub, byArrival: ByArrival, sizes: Sizes = SIZES): Hub[] =>
  hub.games === null ? tablePages(hub, sizes.rows) : gamePages(hub, hub.games, byArrival, sizes);

/** Its newest games, and all of them on numbered pages; series likewise. Of longer tables it has the first rows, and says so. */
function gamePages(hub: Hub, games: string[], byArrival: ByArrival, sizes: Sizes): Hub[] {
  const arrived = byArrival(games);
  const shown = sharesOf(hub, sizes.rows);
  const series: Hub[] = [];
  const sections = hub.sections.map((section, at) => {
    const { rounds, table } = section;
    if (!rounds || table.rows.length <= shown[at]!)
      return begun(section, shown[at]!, '; the others are in the games below');
    series.push(...seriesPages(hub, { ...section, rounds }, arrived, sizes.seriesAPage));
    return { ...begun(section, shown[at]!), pages: pageLinks(urls.seriesOf(hub.path), series.length) };
  });
  const pages = gameLists(hub, arrived, sizes.gamesAPage, sizes.games);
  if (pages.length === 0) return [{ ...hub, sections }, ...series];
  const listed = {
    caption: `The first ${sizes.games} of ${counted(games.length, 'game')}, newest event first, then by id`,
    pages: pageLinks(hub.path, pages.length),
  };
  return [{ ...hub, sections, games: games.slice(0, sizes.games), listed }, ...pages, ...series];
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

/** How many rows of each section a page has room for. */
const sharesOf = ({ sections }: Hub, room: number): number[] => {
  const weights = sections.map(weightsOf);
  const shares = sharedOut(
    weights.map((own) => own.reduce((sum, weight) => sum + weight, 0)),
    room,
  );
  return weights.map((own, at) => fitting(own, shares[at]!));
};

/** How much of the room of a page each row takes. */
const weightsOf = ({ table, rounds }: HubSection): number[] =>
  rounds ? linesOf(rounds).map(({ line }) => 1 + line.games.length) : table.rows.map(() => 1);

/** How many of some weights a share has room for, one at least. */
function fitting(weights: readonly number[], share: number): number {
  let left = share;
  const over = weights.findIndex((weight) => (left -= weight) < 0);
  return over < 0 ? weights.length : Math.max(1, over);
}

/** A section with the first rows of its table and the first bars of its charts, and where the others are. */
function begun(section: HubSection, rows: number, others = ''): HubSection {
  const { note, charts, table, rounds } = section;
  if (table.rows.length <= rows) return section;
  const said = `These are the first ${rows} of ${table.rows.length}${others}.`;
  return {
    ...section,
    note: note === undefined ? said : `${note} ${said}`,
    ...(charts && {
      charts: charts.map((chart) => ({ ...chart, rows: chart.rows.slice(0, rows) }) as typeof chart),
    }),
    ...(rounds && { rounds: byRounds(linesOf(rounds).slice(0, rows)) }),
    table: { ...table, rows: table.rows.slice(0, rows) },
  };
}

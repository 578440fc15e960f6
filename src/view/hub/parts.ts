/** What pages about many games are made of: sections that count, and what stands around them. */
import type { LegendEntry } from '../../game/map/card/legend.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import type { PlacedGame } from '../../archive/count/appearances.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { Chart } from '../charts.ts';
import { listedGame, type Outcomes } from '../game-list.ts';
import {
  quiet,
  type PageFact,
  type GamesPart,
  type Part,
  type Section,
  type SectionedPage,
} from '../page.ts';
import type { Link, Piece, TextPiece } from '../rich-text.ts';
import type { Table } from '../table.ts';
import { cutAddresses } from '../markdown/text.ts';
import type { TreeBranch } from './opening-branches.ts';
import { UNKNOWN_RESULTS } from './cells.ts';

/** What a section says that counts something. */
export interface Counts {
  /** Id of its heading. */
  id: string;
  title: string;
  /** What is counted, where the heading does not say it. */
  note?: string;
  charts?: readonly Chart[];
  table: Table;
  /** Whether all of it gives away results, lengths, or how many games a series had. */
  spoils?: boolean;
}

/** A section that counts something; null where there is nothing to count. */
export function tally({ id, title, note, charts = [], table, spoils = false }: Counts): Section | null {
  if (table.rows.length === 0) return null;
  return {
    ...{ id, title },
    ...(spoils && { reveals: 'series' as const }),
    parts: [
      {
        kind: 'tally',
        ...(note !== undefined && { note }),
        charts: charts.filter(tellsMore),
        table: allKnown(table),
      },
    ],
  };
}

/** Whether a chart shows more than its table says at a glance: there is something to compare. */
const tellsMore = (chart: Chart): boolean =>
  chart.kind === 'bars'
    ? new Set(chart.rows.map(({ count }) => count)).size > 1
    : chart.rows.some(({ spread }) => hasQuartiles(spread));

/** The table without its column of results that are not known, where that would be nothing but zeros. */
function allKnown(table: Table): Table {
  const at = table.columns.findIndex(({ name }) => name === UNKNOWN_RESULTS);
  if (at < 0 || table.rows.some((row) => JSON.stringify(row[at]) !== '{"number":0}')) return table;
  return {
    ...table,
    columns: table.columns.toSpliced(at, 1),
    rows: table.rows.map((row) => row.toSpliced(at, 1)),
  };
}

/** A list of sections without those that have nothing to say. */
export const sectionsOf = (...sections: (Section | null)[]): Section[] =>
  sections.filter((section) => section !== null);

/** Sections about few games say no more than the list of the games does. */
export const statistics = (games: number, ...sections: (Section | null)[]): Section[] =>
  games < STATISTICS_FROM ? [] : sectionsOf(...sections);

/** From so many games on a page has statistics of them. */
const STATISTICS_FROM = 4;

/** Sections about so few games that any of their numbers gives something away. */
export const spoiling = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, reveals: 'series' }));

/** What a page about many games has besides its sections. */
interface About extends SectionedPage {
  facts?: readonly PageFact[];
  /** An SVG drawn by the build, and how to read it. */
  picture?: { svg: string; caption: string; legend: readonly LegendEntry[] };
  /** What must be known about the page. */
  remark?: string;
  /** Where to go on. */
  links?: readonly Link[];
  /** What is folded open branch by branch. */
  tree?: readonly TreeBranch[];
  /** The games that it is about; none on a page about all games. */
  games?: Section | null;
}

/** Such a page: what it is about, its sections, and its games. */
export function pageAbout({
  facts = [],
  picture,
  remark,
  links = [],
  tree = [],
  games = null,
  sections,
  ...page
}: About): SectionedPage {
  const parts: (Part | false | undefined)[] = [
    { kind: 'text', words: page.description, look: 'lead' },
    facts.length > 0 && { kind: 'facts', facts },
    picture && { kind: 'picture', ...picture },
    remark !== undefined && quiet({ words: remark, only: 'twin' }, { words: linked(remark), only: 'page' }),
    { kind: 'ways', up: page.trail, on: links },
    tree.length > 0 && { kind: 'tree', branches: tree },
  ];
  const opening = { id: 'opening', title: null, parts: parts.filter((part): part is Part => !!part) };
  return { ...page, sections: sectionsOf(opening, ...sections, games) };
}

/** A section of games, and the pages with all of them where these are the first; null for no games. */
export const gamesSection = (games: Omit<GamesPart, 'kind'>, pages: readonly Link[] = []): Section | null =>
  games.games.length === 0
    ? null
    : {
        ...{ id: 'games', title: 'Games' },
        parts: [
          { ...games, kind: 'games' },
          { kind: 'pages', pages, of: 'games' },
        ],
      };

/** The games that a page is about, in the order of the archive. */
export const listOf = (
  games: readonly PlacedGame[],
  catalogue: Catalogue,
  outcomes?: Outcomes,
): Section | null =>
  gamesSection({
    games: games.map((placed) => listedGame(placed, catalogue)),
    ...(outcomes && { outcomes }),
  });

/** A remark with its addresses as links. */
const linked = (remark: string): Piece[] =>
  cutAddresses(remark).flatMap((part): (TextPiece | string)[] => {
    const [, address = '', rest = ''] = /^(https?:\/\/.+?)([.,;)]*)$/.exec(part) ?? [];
    return URL.canParse(address) ? [{ text: new URL(address).hostname, href: address }, rest] : [part];
  });

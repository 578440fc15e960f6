/** Building blocks of pages about many games: statistics sections and their surroundings. */
import type { LegendEntry } from '../../map/card/legend.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import type { PlacedGame } from '../../archive/count/appearances.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { Chart } from '../charts.ts';
import { toListedGame, type Outcomes } from '../game-list.ts';
import { quiet, type PageFact, type Part, type Section, type SectionedPage } from '../page.ts';
import type { Link, Piece, TextPiece, Words } from '../rich-text.ts';
import { isNone, type Table } from '../table.ts';
import { cutAddresses } from '../markdown/text.ts';
import type { TreeBranch } from './opening-branches.ts';
import { UNKNOWN_RESULTS } from './cells.ts';
import { firstRows, gamesSection } from './first-hundred.ts';

/** Content of a statistics section. */
export interface Counts {
  /** Id of its heading. */
  id: string;
  title: string;
  /** The counted unit, if the heading doesn't say it. */
  note?: string;
  charts?: readonly Chart[];
  table: Table;
  /** Whether the whole section reveals results, lengths or the number of games in a series. */
  spoils?: boolean;
}

/** A statistics section; null if there is nothing to count. */
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
        table: withValues(table),
      },
    ],
  };
}

/** Whether a chart adds something to its table: values to compare. */
const tellsMore = (chart: Chart): boolean =>
  chart.kind === 'bars'
    ? new Set(chart.rows.map(({ count }) => count)).size > 1
    : chart.rows.some(({ spread }) => hasQuartiles(spread));

/** Removes columns without a value, and the column of unknown results if all its values are zero. */
function withValues(table: Table): Table {
  const empty = (cell: Words, column: number): boolean =>
    isNone(cell) ||
    (table.columns[column]!.name === UNKNOWN_RESULTS && JSON.stringify(cell) === '{"number":0}');
  const isKept = table.columns.map((_, column) => table.rows.some((row) => !empty(row[column]!, column)));
  return {
    ...table,
    columns: table.columns.filter((_, column) => isKept[column]),
    rows: table.rows.map((row) => row.filter((_, column) => isKept[column])),
  };
}

/** Drops empty sections. */
export const sectionsOf = (...sections: (Section | null)[]): Section[] =>
  sections.filter((section) => section !== null);

/** Leaves out statistics about so few games that the game list is just as informative. */
export const statistics = (games: number, ...sections: (Section | null)[]): Section[] =>
  games < STATISTICS_FROM ? [] : sectionsOf(...sections);

/** Minimum games for statistics on a page. */
const STATISTICS_FROM = 4;

/** Marks sections as spoilers, because with few games any number reveals something. */
export const spoiling = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, reveals: 'series' }));

/** Content of a page about many games other than its sections. */
interface About extends SectionedPage {
  facts?: readonly PageFact[];
  /** An SVG from the build, and its explanation. */
  picture?: { svg: string; caption: string; legend: readonly LegendEntry[] };
  /** An important note about the page. */
  remark?: string;
  /** The evidence for what the page says; its title and text, which readers can open. */
  evidence?: readonly [title: string, text: string];
  /** Links to related pages. */
  links?: readonly Link[];
  /** Branches that readers can open. */
  tree?: readonly TreeBranch[];
  /** Its games; absent on a page about all games. */
  games?: Section | null;
  /** Whether it shows all rows, because it is a list that leads to every page of a kind. */
  whole?: boolean;
  /** How many sections stay open on narrow screens, which only show the headings of those that follow; all if absent. */
  open?: number;
}

/** Builds a hub page: facts, sections and games. */
export function pageAbout({
  facts = [],
  picture,
  remark,
  evidence,
  links = [],
  tree = [],
  games = null,
  whole = false,
  sections,
  open = sections.length,
  ...page
}: About): SectionedPage {
  const parts: (Part | false | undefined)[] = [
    { kind: 'text', words: page.description, look: 'lead' },
    facts.length > 0 && { kind: 'facts', facts },
    picture && { kind: 'picture', ...picture },
    remark !== undefined && quiet(...withLinks(remark)),
    { kind: 'ways', up: page.trail, on: links },
    evidence && { kind: 'fold', title: evidence[0], parts: [quiet(...withLinks(evidence[1]))] },
    tree.length > 0 && { kind: 'tree', branches: tree },
  ];
  const opening = { id: 'opening', title: null, parts: parts.filter((part): part is Part => !!part) };
  return {
    ...page,
    sections: sectionsOf(
      opening,
      ...(whole ? sections : sections.map(firstRows)).map((section, index) =>
        index < open ? section : { ...section, folds: 'narrow' as const },
      ),
      games,
    ),
  };
}

/** The games of a page in archive order; `query` finds them in the list of games. */
export const listOf = (
  games: readonly PlacedGame[],
  catalogue: Catalogue,
  query: string,
  outcomes?: Outcomes,
): Section | null =>
  gamesSection(
    { games: games.map((placedGame) => toListedGame(placedGame, catalogue)), ...(outcomes && { outcomes }) },
    query,
  );

/** A remark with its addresses linked. */
const withLinks = (remark: string): Piece[] =>
  cutAddresses(remark).flatMap((part): (TextPiece | string)[] => {
    const [, address = '', punctuation = ''] = /^(https?:\/\/.+?)([.,;)]*)$/.exec(part) ?? [];
    return URL.canParse(address) ? [{ text: new URL(address).hostname, href: address }, punctuation] : [part];
  });

/**
 * What a hub page shows, as plain data: its page, its Markdown twin and its charts are printed from this. Texts
 * may be hostile; none of them is markup.
 */
import type { Race } from '../replay/summary.ts';
import type { Distribution } from '../archive/distribution.ts';

/** One cell of a table; `glyphs` are drawings before a text that says the same. */
export type Cell =
  | { text: string; href?: string; note?: string; glyphs?: readonly string[] }
  | { number: number }
  | { seconds: number | null }
  | { race: Race };

export interface Column {
  name: string;
  /** Whether its cells are numbers or times, which are set at the right. */
  numeric: boolean;
  /** Whether its cells give away who won, or how many games a series had. */
  result?: boolean;
  /** Whether its cells give away how long a game lasted. */
  length?: boolean;
}

export interface Table {
  caption: string;
  columns: Column[];
  /** The first cell of each row names it. */
  rows: Cell[][];
  /** Whether each row is asked for alone in spoiler-free mode, and not the whole table. */
  askedByRow?: boolean;
}

/** What a mark stands for: a race in its colour, or nothing in particular. */
interface Mark {
  label: string;
  race: Race | null;
}

export interface SpreadChart {
  kind: 'spread';
  title: string;
  rows: (Mark & { spread: Distribution })[];
}

export interface BarChart {
  kind: 'bars';
  title: string;
  rows: (Mark & { count: number })[];
}

export type Chart = SpreadChart | BarChart;

export interface Section {
  /** Id of its heading. */
  id: string;
  title: string;
  /** What is counted, where the heading does not say it. */
  note?: string;
  charts?: Chart[];
  table: Table;
  /** Whether all of it gives away results, lengths, or how many games a series had. */
  spoils?: boolean;
}

export interface Fact {
  name: string;
  value: string;
  /** Whether it gives away who won, or how many games a series had. */
  result?: boolean;
}

export interface Link {
  text: string;
  href: string;
}

/** One hub page. */
export interface Hub {
  /** Address of the page. */
  path: string;
  /** The pages above it, outermost first. */
  trail: Link[];
  title: string;
  /** Drawings before the title, which says the same. */
  glyphs?: readonly string[];
  /** One sentence for search engines and front matter, and the first of the page. */
  description: string;
  facts: Fact[];
  /** What must be known about the page. */
  remark?: string;
  /** Where to go on. */
  links?: Link[];
  sections: Section[];
  /** Ids of the games it is about, in the order of the archive; null for pages about all games. */
  games: string[] | null;
}

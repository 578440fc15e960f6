import type { WinShare } from '../../archive/count/win-share.ts';
import type { Chart } from '../charts.ts';
import type { Outcomes } from '../game-list.ts';
import type { Fact } from '../page.ts';
import type { Link } from '../rich-text.ts';
import type { SeriesLine } from '../series-line.ts';
import type { Table } from '../table.ts';

/** A section of a hub: a table, and charts that show what stands in it. */
export interface HubSection {
  /** Id of its heading. */
  id: string;
  title: string;
  /** What is counted, where the heading does not say it. */
  note?: string;
  charts?: Chart[];
  table: Table;
  /** What a page shows in place of the table. */
  rounds?: readonly RoundLines[];
  /** The pages with all series, where these are the first. */
  pages?: readonly Link[];
  /** Whether all of it gives away results, lengths, or how many games a series had. */
  spoils?: boolean;
}

/** The series of one round of an event; null for the name of none that is known. */
export interface RoundLines {
  name: string | null;
  lines: readonly SeriesLine[];
}

/** A branch of a tree that is opened step by step. */
export interface TreeBranch {
  /** What stands before its name where the step changes: "First hero". */
  step: string;
  name: string;
  glyph: string | null;
  games: number;
  /** Median of its time, in whole seconds. */
  medianSec: number | null;
  wins: WinShare | null;
  branches: TreeBranch[];
  /** At the end of a branch: its games, and how the only one went on. */
  ends: { goesOn: string | null; games: Link[]; more: number } | null;
}

/** One page about an event, a player, a map, a matchup or a hero. */
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
  /** An SVG drawn by the build, and how to read it. */
  picture?: { svg: string; caption: string };
  /** What must be known about the page. */
  remark?: string;
  /** Where to go on. */
  links?: Link[];
  /** What is folded open branch by branch, before the sections. */
  tree?: TreeBranch[];
  sections: HubSection[];
  /** Ids of the games it is about, in the order of the archive; null for pages about all games. */
  games: string[] | null;
  /** What stands above the list of games where it is not whole or in another order, and the pages with all of them. */
  listed?: { caption: string; pages: Link[] };
  /** How they ended for what the page is about, for its twin; on the page the winner stands by name. */
  outcomes?: Outcomes;
}

/**
 * What pages say, as plain data: HTML and Markdown are printed from it, so neither says what the other does not know.
 * Texts may be hostile; none of them is markup.
 */
import type { LegendEntry } from '../game/map/card/legend.ts';
import type { Chart, Drawing } from './charts.ts';
import type { ListedGame, Outcomes } from './game-list.ts';
import type { MomentStage } from './game/stage-rows.ts';
import type { VersusSide } from './game/versus.ts';
import type { TreeBranch } from './hub/opening-branches.ts';
import type { Link, Medium, Piece, TextPiece, Words } from './rich-text.ts';
import type { SeriesRound } from './series-line.ts';
import type { Table } from './table.ts';

export interface PageFact {
  name: string;
  value: string;
  /** What it rests on, or what it is in other words. */
  note?: string | null;
  /** Where more of its kind is found. */
  href?: string | null;
  /** The same name by name, where it is several. */
  names?: readonly TextPiece[];
  /** Whether it gives away who won, or how many games a series had. */
  result?: boolean;
  /** Whether it gives away how long the game lasted. */
  length?: boolean;
  /** Whether it stands between the names of those who played. */
  lead?: boolean;
}

/** A part of a section. */
export type Part = ReportPart | ListPart;

/** A part of the report of a game. */
type ReportPart =
  | { kind: 'text'; words: Words; look?: string }
  /** What must be known before anything else is believed. */
  | { kind: 'warning'; words: Words }
  | { kind: 'list'; items: readonly Words[]; ordered?: boolean; look?: string }
  /** `grows`: it may have thousands of rows, which so many tables share that are drawn portion by portion. */
  | { kind: 'table'; table: Table; grows?: number }
  | { kind: 'drawing'; drawing: Drawing }
  /** Who played whom, with the facts of the game. */
  | { kind: 'versus'; sides: readonly VersusSide[]; facts: readonly PageFact[] }
  /** Facts of a game that have no place between the names; text has them with the others. */
  | { kind: 'details'; facts: readonly PageFact[] }
  /** The map of a game beside its key moments; the twin has tables. */
  | { kind: 'stage'; stage: MomentStage }
  /** A drawing made by the build, as an SVG with escaped names; the twin says the same in words. */
  | { kind: 'drawn'; svg: string; look: string }
  /** Parts that are opened by who wants them. */
  | { kind: 'fold'; title: Words; parts: readonly Part[] }
  /** Parts below a heading of the given level. */
  | { kind: 'group'; title: Words; level: 3 | 4; look?: string; parts: readonly Part[] }
  /** Groups next to one another where there is room; those with a label are pushed sideways where there is not. */
  | { kind: 'beside'; label?: string; parts: readonly Part[] }
  /** Parts of one medium, made when they are printed. */
  | { kind: 'only'; in: Medium; parts: () => readonly Part[] };

/** Numbers as a table, how they were counted, and charts of them where these show more. */
export interface Tally {
  kind: 'tally';
  note?: string;
  table: Table;
  charts: readonly Chart[];
}

/** The series of an event by their rounds: score lines on a page, a table in its twin. */
export interface SeriesPart {
  kind: 'series';
  note: string;
  rounds: readonly SeriesRound[];
}

/** Games of the archive, one a row. */
export interface GamesPart {
  kind: 'games';
  games: readonly ListedGame[];
  /** What stands above it where it is not whole or in another order. */
  caption?: string;
  /** How they ended for what the page is about, for its twin; on the page the winner stands by name. */
  outcomes?: Outcomes;
}

/** A part of pages about many games. */
export type ListPart =
  | Tally
  | SeriesPart
  | GamesPart
  | { kind: 'facts'; facts: readonly PageFact[] }
  /** A drawing made by the build, and how to read it. */
  | { kind: 'picture'; svg: string; caption: string; legend: readonly LegendEntry[] }
  /** The pages above this one, outermost first, which HTML has above its title, and where to go on. */
  | { kind: 'ways'; up: readonly Link[]; on: readonly Link[] }
  /** What is folded open branch by branch. */
  | { kind: 'tree'; branches: readonly TreeBranch[] }
  /** The numbered pages of a list that has no room on this one. */
  | { kind: 'pages'; pages: readonly Link[]; of: 'games' | 'series' };

/** A page made of data alone. */
export interface SectionedPage {
  /** Address of the page. */
  path: string;
  /** The pages above it, outermost first. */
  trail: readonly Link[];
  title: string;
  /** Drawings before the title, which says the same. */
  glyphs?: readonly string[];
  /** One sentence for search engines and front matter. */
  description: string;
  sections: readonly Section[];
}

export interface Section {
  /** Id of its heading. */
  id: string;
  /** Null for what opens a page. */
  title: string | null;
  /** What all of it gives away: how long the game lasted, or results, lengths or how many games a series had. */
  reveals?: 'length' | 'series';
  /** Whether its parts have the classes of their times, so that the first minutes can be shown alone. */
  timed?: true;
  /** Whether it has tables that grow. */
  grows?: boolean;
  /**
   * Whether a page shows only its heading until somebody opens it: always, or on a narrow screen. A text has all of it.
   */
  folds?: 'always' | 'narrow';
  parts: readonly Part[];
}

/** Sections of a page that are about one topic. A page has them below one heading, a text gives each its own. */
export interface Chapter {
  id: string;
  title: string;
  sections: readonly Section[];
}

/** The first part of a kind in some sections. */
export const partOf = <K extends Part['kind']>(
  sections: readonly Section[],
  kind: K,
): Extract<Part, { kind: K }> | undefined =>
  sections
    .flatMap(({ parts }) => parts)
    .find((part): part is Extract<Part, { kind: K }> => part.kind === kind);

/** A paragraph in small type: how to read what it stands beside. */
export const quiet = (...words: Piece[]): Part => ({ kind: 'text', words, look: 'quiet' });
export const table = (data: Table): Part => ({ kind: 'table', table: data });
export const onPage = (make: () => readonly Part[]): Part => only('page', make);
export const inTwin = (make: () => readonly Part[]): Part => only('twin', make);

function only(medium: Medium, make: () => readonly Part[]): Part {
  let parts: readonly Part[] | undefined;
  return { kind: 'only', in: medium, parts: () => (parts ??= make()) };
}

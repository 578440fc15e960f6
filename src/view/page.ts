/**
 * What pages say, as plain data: HTML and Markdown are printed from it, so neither says what the other does not know.
 * Texts may be hostile; none of them is markup.
 */
import type { Distribution } from '../archive/distribution.ts';
import type { StandingRow } from '../archive/standings.ts';
import type { TimeBasis } from '../replay/vocabulary.ts';
import type { Race } from '../replay/summary.ts';
import type { ApmSeries } from './drawing/apm-series.ts';
import type { SpendingLine } from './drawing/spending-lines.ts';
import type { TimelinePlayer } from './drawing/player.ts';
import type { Stage } from './game/stage-rows.ts';
import type { VersusSide } from './game/versus.ts';
import type { Shape } from './drawing/shapes.ts';

/** Where something is said that the other does not need: on the page for people, or in its Markdown twin. */
type Medium = 'page' | 'twin';

export interface Link {
  text: string;
  href: string;
}

/** Words out of data, which may run in any direction. */
export interface TextPiece {
  text: string;
  href?: string;
  /** Name of a file to keep what the link leads to. */
  keptAs?: string;
  note?: string;
  /** Drawings before the text, which says the same. */
  glyphs?: readonly string[];
}

/** One piece of a line. */
export type Piece =
  /** Words of ours. */
  | string
  | TextPiece
  /** An object of the game behind its drawing. */
  | { glyph: string; text: string }
  | { number: number }
  /** A game time in ms, with what it rests on. */
  | { ms: number | null; basis?: TimeBasis }
  | { race: Race | null; random?: boolean }
  | { code: string }
  | { em: string }
  /** Stands below what it explains. `length`: it tells about how long the game lasted; `whole`: about all of it. */
  | { note: string; length?: boolean; whole?: true }
  /** Nothing, and why. */
  | { none: string }
  /** A mark of a drawing, which its legend explains. */
  | { mark: Shape }
  /** A colour as it looks; its name stands beside it. */
  | { swatch: string }
  /** A small picture of what stands beside it: the address of its file. */
  | { picture: string }
  /** A time among those it is compared with, drawn small. */
  | { standing: StandingRow }
  /** What opens what it rests on; the twin has that elsewhere. */
  | { opens: Words; lines: readonly string[] }
  /** Words of one medium, or of a class of their own. */
  | { words: Words; as?: string; only?: Medium };

export type Words = Piece | readonly Piece[];

export interface Column {
  name: Words;
  /** Whether its cells are numbers or times, which are set at the right. */
  numeric?: boolean;
  /** Whether its cells give away who won, or how many games a series had. */
  result?: boolean;
  /** Whether its cells give away how long a game lasted. */
  length?: boolean;
  /** Whether its cells name their row; those of the first column do. */
  heads?: boolean;
  /** What its cells are called where a narrow screen takes the heads of columns away. */
  label?: string;
  /** Class of its cells. */
  look?: string;
  only?: Medium;
}

/** The cells of a row, one for each column. */
export type Row = readonly Words[];

export interface Table {
  caption?: Words;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Classes of the table, and of each row. */
  look?: string;
  looks?: readonly string[];
  /** Ids of the rows, where links lead to them. */
  ids?: readonly string[];
  /** On a page, rows with the same text in the first column are a table of their own, or a group of the table. */
  split?: 'tables' | 'groups';
  /** Whether a narrow screen stacks the cells of each row: what the style sheet then takes away is said by roles. */
  stacks?: boolean;
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

/** Orders of players on one time axis. */
interface TimelineDrawing {
  kind: 'timeline';
  players: readonly TimelinePlayer[];
  /** Game time in ms at which the axis ends; what comes later is not shown. */
  endMs: number;
  /** What is not drawn. */
  rest: string;
}

/** Actions per minute of players on one scale. */
export interface ApmDrawing {
  kind: 'apm';
  series: readonly ApmSeries[];
  endMs: number;
}

/** Gold of sides, added up to each of some times in ms. */
export interface SpendingDrawing {
  kind: 'spending';
  lines: readonly SpendingLine[];
  minutes: readonly number[];
}

/** A drawing of what stands in a table as well; the twin has the table. */
export type Drawing = TimelineDrawing | ApmDrawing | SpendingDrawing;

export interface Fact {
  name: string;
  value: string;
  /** What it rests on, or what it is in other words. */
  note?: string | null;
  /** Where more of its kind is found. */
  href?: string | null;
  /** Whether it gives away who won, or how many games a series had. */
  result?: boolean;
  /** Whether it gives away how long the game lasted. */
  length?: boolean;
  /** Whether it stands between the names of those who played. */
  lead?: boolean;
}

/** A part of a section. */
export type Part =
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'text'; words: Words; look?: string }
  /** What must be known before anything else is believed. */
  | { kind: 'warning'; words: Words }
  | { kind: 'list'; items: readonly Words[]; ordered?: boolean; look?: string }
  /** `grows`: it may have thousands of rows, which so many tables share that are drawn portion by portion. */
  | { kind: 'table'; table: Table; grows?: number }
  | { kind: 'drawing'; drawing: Drawing }
  /** Who played whom, with the facts of the game. */
  | { kind: 'versus'; sides: readonly VersusSide[]; facts: readonly Fact[] }
  /** The map of a game beside its key moments; the twin has tables. */
  | { kind: 'stage'; stage: Stage }
  /** A drawing made by the build, as an SVG with escaped names; the twin says the same in words. */
  | { kind: 'drawn'; svg: string; look: string }
  /** Parts that are opened by who wants them. */
  | { kind: 'fold'; title: Words; parts: readonly Part[] }
  /** Parts below a heading of the given level. */
  | { kind: 'group'; title: Words; level: 3 | 4; look?: string; parts: readonly Part[] }
  /** Groups next to one another where there is room. */
  | { kind: 'beside'; parts: readonly Part[] }
  /** Parts of one medium, made when they are printed. */
  | { kind: 'only'; in: Medium; parts: () => readonly Part[] };

export interface Section {
  /** Id of its heading. */
  id: string;
  /** Null for what opens a page. */
  title: string | null;
  /** Whether all of it gives away how long the game lasted. */
  reveals?: 'length';
  /** Whether its parts have the classes of their times, so that the first minutes can be shown alone. */
  timed?: true;
  /** Whether it has tables that grow. */
  grows?: boolean;
  parts: readonly Part[];
}

/** A paragraph in small type: how to read what it stands beside. */
export const quiet = (...words: Piece[]): Part => ({ kind: 'text', words, look: 'quiet' });
export const table = (data: Table): Part => ({ kind: 'table', table: data });
export const onPage = (make: () => readonly Part[]): Part => only('page', make);
export const inTwin = (make: () => readonly Part[]): Part => only('twin', make);

function only(medium: Medium, make: () => readonly Part[]): Part {
  let made: readonly Part[] | undefined;
  return { kind: 'only', in: medium, parts: () => (made ??= make()) };
}

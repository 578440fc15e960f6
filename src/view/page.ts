/**
 * What pages say, as plain data: HTML and Markdown are printed from it, so neither says what the other does not know.
 * Texts may be hostile; none of them is markup.
 */
import type { Drawing } from './charts.ts';
import type { Stage } from './game/stage-rows.ts';
import type { VersusSide } from './game/versus.ts';
import type { Medium, Piece, TextPiece, Words } from './rich-text.ts';
import type { Table } from './table.ts';

export interface Fact {
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

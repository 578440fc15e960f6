/**
 * The content of pages as plain data, printed as HTML and Markdown, so that both always have the same facts. Texts
 * may be hostile and are never markup.
 */
import type { PersonPicture } from './hub/people.ts';
import type { LegendEntry } from '../map/card/legend.ts';
import type { Chart, Drawing } from './charts.ts';
import type { ListedGame, Outcomes } from './game-list.ts';
import type { MomentStage } from './game/stage-rows.ts';
import type { VersusSide } from './game/versus.ts';
import type { TreeBranch } from './hub/opening-branches.ts';
import type { Link, Medium, Piece, TextPiece, Words } from './rich-text.ts';
import type { SeriesRound } from './series-line.ts';
import type { Table } from './table.ts';

/** A fact with its label. */
export interface PageFact {
  name: string;
  value: string;
  /** The basis of the value, or an explanation of it. */
  note?: string | null;
  /** Address of a page with more of this kind. */
  href?: string | null;
  /** The separate names in the value, if it has several. */
  names?: readonly TextPiece[];
  /** The language of the value, where it is not English: a BCP 47 tag. */
  lang?: string;
  /** Whether it reveals who won, or how many games a series had. */
  result?: boolean;
  /** Whether it reveals the game's length. */
  length?: boolean;
  /** Whether it is shown between the players' names. */
  lead?: boolean;
}

/** A part of a section. */
export type Part = ReportPart | ListPart;

/** A part of a game's report. */
type ReportPart =
  | { kind: 'text'; words: Words; look?: string }
  /** A warning to read before everything else. */
  | { kind: 'warning'; words: Words }
  | { kind: 'list'; items: readonly Words[]; ordered?: boolean; look?: string }
  /**
   * A table. `grows` is set for tables with possibly thousands of rows, which are drawn in portions; it is the number
   * of tables that share the limit.
   */
  | { kind: 'table'; table: Table; grows?: number }
  | { kind: 'drawing'; drawing: Drawing }
  /** The opponents, with the facts of the game. */
  | { kind: 'versus'; sides: readonly VersusSide[]; facts: readonly PageFact[] }
  /** Facts of a game that don't fit between the names; text versions list them with the others. */
  | { kind: 'details'; facts: readonly PageFact[] }
  /** The map of a game next to its key moments; the Markdown version has tables. */
  | { kind: 'stage'; stage: MomentStage }
  /** A drawing from the build, as an SVG with escaped names; the Markdown version has the same in words. */
  | { kind: 'drawn'; svg: string; look: string }
  /** Parts that readers can open. */
  | { kind: 'fold'; title: Words; parts: readonly Part[] }
  /** Parts under a heading of the given level. */
  | { kind: 'group'; title: Words; level: 3 | 4; look?: string; parts: readonly Part[] }
  /** Groups side by side if there is room; otherwise those with a label scroll sideways. */
  | { kind: 'beside'; label?: string; parts: readonly Part[] }
  /** Parts for one medium, made when printed. */
  | { kind: 'only'; in: Medium; parts: () => readonly Part[] };

/** Numbers as a table, their method, and charts if they add something. */
export interface Tally {
  kind: 'tally';
  note?: string;
  table: Table;
  charts: readonly Chart[];
}

/** Whether bars say all that a table of two columns says; pages then fold the table. */
export const repeatsTable = ({ charts, table }: Tally): boolean =>
  charts.length > 0 && charts.every(({ kind }) => kind === 'bars') && table.columns.length === 2;

/** The series of an event by round: score lines on a page, a table in Markdown. */
interface SeriesPart {
  kind: 'series';
  note: string;
  rounds: readonly SeriesRound[];
}

/** Archived games, one per row. */
export interface GamesPart {
  kind: 'games';
  games: readonly ListedGame[];
  /** Caption for an incomplete or differently sorted list. */
  caption?: string;
  /** Results for the page's subject, for Markdown; pages show the winner by name. */
  outcomes?: Outcomes;
}

/** A part of pages about many games. */
export type ListPart =
  | Tally
  | SeriesPart
  | GamesPart
  | { kind: 'facts'; facts: readonly PageFact[] }
  /** A drawing from the build, and its explanation. */
  | { kind: 'picture'; svg: string; caption: string; legend: readonly LegendEntry[] }
  /** Parent pages, outermost first (in HTML, above the title), and links to related pages. */
  | { kind: 'ways'; up: readonly Link[]; on: readonly Link[] }
  /** People as pictures: an index, or the head of one person's page. Text versions have tables instead. */
  | { kind: 'people'; people: readonly PersonPicture[]; head?: true }
  /** Branches that readers can open. */
  | { kind: 'tree'; branches: readonly TreeBranch[] };

/** A page made only of data. */
export interface SectionedPage {
  /** Address of the page. */
  path: string;
  /** Parent pages, outermost first. */
  trail: readonly Link[];
  title: string;
  /** Drawings before the title, which repeats their meaning. */
  glyphs?: readonly string[];
  /** A sentence for search engines and front matter. */
  description: string;
  sections: readonly Section[];
}

/** A part of a page with a heading of its own. */
export interface Section {
  /** Id of its heading. */
  id: string;
  /** Null for the opening of a page. */
  title: string | null;
  /** Spoilers in the whole section: the game's length, or results, lengths and series lengths. */
  reveals?: 'length' | 'series';
  /** Whether its parts have spoiler classes by time, so that only the first minutes can be shown. */
  timed?: true;
  /** Whether it contains growing tables. */
  grows?: boolean;
  /**
   * Whether a page only shows its heading until it is opened: always, or on narrow screens. Text versions show all of
   * it.
   */
  folds?: 'always' | 'narrow';
  parts: readonly Part[];
}

/**
 * Sections about one topic. Pages show them under one heading; text versions give each section a separate heading.
 */
export interface Chapter {
  id: string;
  title: string;
  sections: readonly Section[];
}

/** The first part of a kind in a list of sections. */
export const partOf = <K extends Part['kind']>(
  sections: readonly Section[],
  kind: K,
): Extract<Part, { kind: K }> | undefined =>
  sections
    .flatMap(({ parts }) => parts)
    .find((part): part is Extract<Part, { kind: K }> => part.kind === kind);

/** A paragraph in small type that explains neighbouring parts. */
export const quiet = (...words: Piece[]): Part => ({ kind: 'text', words, look: 'quiet' });
/** A table as a part of a page. */
export const table = (data: Table): Part => ({ kind: 'table', table: data });
/** A group for each player, side by side; `label` lets them scroll sideways on a phone. */
export const sideBySide = <Player>(
  players: readonly Player[],
  titleOf: (player: Player) => Words,
  partsOf: (player: Player) => readonly Part[],
  { look, label }: { look?: string; label?: string } = {},
): Part => ({
  kind: 'beside',
  ...(label !== undefined && { label }),
  parts: players.map((player): Part => ({
    ...{ kind: 'group', title: titleOf(player), level: 3, parts: partsOf(player) },
    ...(look !== undefined && { look }),
  })),
});
/** Parts that only the page has. */
export const onPage = (make: () => readonly Part[]): Part => only('page', make);
/** Parts that only the Markdown version has. */
export const inTwin = (make: () => readonly Part[]): Part => only('twin', make);

function only(medium: Medium, make: () => readonly Part[]): Part {
  let parts: readonly Part[] | undefined;
  return { kind: 'only', in: medium, parts: () => (parts ??= make()) };
}

/** Tables as plain data. */
import type { Medium, Words } from './rich-text.ts';

/** A column: its heading, and how its cells look. */
export interface Column {
  name: Words;
  /** Whether its cells are numbers or times, which are aligned right. */
  numeric?: boolean;
  /** Whether its cells reveal the winner, or the number of games in a series. */
  result?: boolean;
  /** Whether its cells reveal a game's length. */
  length?: boolean;
  /** Whether its cells name their row, as the first column's always do. */
  heads?: boolean;
  /** Label for its cells when narrow screens hide the column headings. */
  label?: string;
  /** Class of its cells. */
  look?: string;
  only?: Medium;
}

/** A column of texts. */
export const column = (name: Words): Column => ({ name });
/** A column of numbers or times. */
export const numeric = (name: Words): Column => ({ name, numeric: true });
/** Several columns of texts. */
export const texts = (...names: readonly Words[]): Column[] => names.map(column);
/** Several columns of numbers or times. */
export const numbers = (...names: readonly Words[]): Column[] => names.map(numeric);

/** The cells of a row, one for each column. */
export type Row = readonly Words[];

export interface Table {
  caption?: Words;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Classes of the table, and of each row. */
  look?: string;
  looks?: readonly string[];
  /** Ids of rows, so that links can point to them; empty for rows without an id. */
  ids?: readonly string[];
  /** How a page divides the rows: rows with the same first cell form a separate table or a group. */
  split?: 'tables' | 'groups';
  /**
   * Whether narrow screens stack the cells of each row: roles then restore the table semantics that the style sheet
   * removes.
   */
  stacks?: boolean;
}

/** Whether a cell has no value. */
export const isNone = (cell: Words): boolean =>
  [cell]
    .flat()
    .every((piece) => typeof piece === 'object' && ('none' in piece || ('ms' in piece && piece.ms === null)));

/** A table that is too wide for narrow screens, which stack its rows; number cells then name their column. */
export const stacked = (table: Table): Table => ({
  ...table,
  look: table.look ? `${table.look} stacked` : 'stacked',
  stacks: true,
  columns: table.columns.map((column) =>
    column.numeric && typeof column.name === 'string' ? { label: column.name, ...column } : column,
  ),
});

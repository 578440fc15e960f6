/** Tables as plain data. */
import type { Medium, Words } from './rich-text.ts';

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
  /** Ids of the rows, where links lead to them; empty for a row without one. */
  ids?: readonly string[];
  /** On a page, rows with the same text in the first column are a table of their own, or a group of the table. */
  split?: 'tables' | 'groups';
  /** Whether a narrow screen stacks the cells of each row: what the style sheet then takes away is said by roles. */
  stacks?: boolean;
}

/** A table whose rows a narrow screen stacks, as it would be too wide there; the cells of numbers then say their column. */
export const stacked = (table: Table): Table => ({
  ...table,
  look: table.look ? `${table.look} stacked` : 'stacked',
  stacks: true,
  columns: table.columns.map((column) =>
    column.numeric && typeof column.name === 'string' ? { label: column.name, ...column } : column,
  ),
});

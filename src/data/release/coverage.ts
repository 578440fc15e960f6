/** Counts the rows with a value in each column. */
import type { Cell } from '../../game/facts/fact.ts';
import type { DataTable } from './table.ts';

export interface Coverage {
  rows: number;
  /** Number of rows that have a value, by column name. */
  filled: Record<string, number>;
}

/** Counts the rows of a table. */
export const coverageOf = ({ columns }: DataTable, rows: readonly (readonly Cell[])[]): Coverage => ({
  rows: rows.length,
  filled: Object.fromEntries(
    columns.map(({ name }, index) => [name, rows.filter((row) => row[index] !== null).length]),
  ),
});

/** Adds the counts of two sets of rows. */
export const together = (a: Coverage, b: Coverage): Coverage => ({
  rows: a.rows + b.rows,
  filled: Object.fromEntries(
    Object.entries(a.filled).map(([name, count]) => [name, count + b.filled[name]!]),
  ),
});

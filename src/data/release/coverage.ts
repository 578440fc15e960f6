/** How many rows have a value in each column. */
import type { Cell } from '../../game/facts/fact.ts';
import type { DataTable } from './table.ts';

export interface Coverage {
  rows: number;
  /** Rows with a value, by name of the column. */
  filled: Record<string, number>;
}

/** Counts rows of a table. */
export const coverageOf = ({ columns }: DataTable, rows: readonly (readonly Cell[])[]): Coverage => ({
  rows: rows.length,
  filled: Object.fromEntries(
    columns.map(({ name }, index) => [name, rows.filter((row) => row[index] !== null).length]),
  ),
});

/** Of rows of the same table, counted apart. */
export const together = (a: Coverage, b: Coverage): Coverage => ({
  rows: a.rows + b.rows,
  filled: Object.fromEntries(
    Object.entries(a.filled).map(([name, count]) => [name, count + b.filled[name]!]),
  ),
});

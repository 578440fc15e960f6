/** How many rows have a value in each column. */
import type { Cell } from '../../game/facts/fact.ts';
import type { DataTable } from './table.ts';

export interface Coverage {
  rows: number;
  /** Rows with a value, by name of the column. */
  known: Record<string, number>;
}

/** Counts rows of a table. */
export const coverageOf = ({ columns }: DataTable, rows: readonly (readonly Cell[])[]): Coverage => ({
  rows: rows.length,
  known: Object.fromEntries(
    columns.map(({ name }, index) => [name, rows.filter((row) => row[index] !== null).length]),
  ),
});

/** Of rows of the same table, counted apart. */
export const together = (a: Coverage, b: Coverage): Coverage => ({
  rows: a.rows + b.rows,
  known: Object.fromEntries(Object.entries(a.known).map(([name, known]) => [name, known + b.known[name]!])),
});

/** How many rows have a value in each column. */
import type { Cell, DataTable } from './table.ts';

export interface Coverage {
  rows: number;
  /** Rows with a value, by name of the column. */
  known: Record<string, number>;
}

export const noCoverage = ({ columns }: DataTable): Coverage => ({
  rows: 0,
  known: Object.fromEntries(columns.map(({ name }) => [name, 0])),
});

/** Counts a row in. */
export function cover(coverage: Coverage, { columns }: DataTable, row: readonly Cell[]): void {
  coverage.rows++;
  columns.forEach(({ name }, index) => {
    if (row[index] !== null) coverage.known[name]!++;
  });
}

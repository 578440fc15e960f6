import { csvCell } from '../../../view/csv/csv.ts';
import type { Cell } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

/**
 * A table as CSV, made from its rows as lines (RFC 4180, in UTF-8 without a byte order mark, so that every reader
 * accepts it).
 */
export const csvOf = ({ columns }: DataTable, lines: string): string =>
  csvLines([columns.map(({ name }) => name)]) + lines;

/**
 * Formats rows as lines. Unknown values are empty. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(text).join(',')}\r\n`).join('');

// A number is never a formula, even a negative one.
const text = (value: Cell): string => (typeof value === 'string' ? csvCell(value) : String(value ?? ''));

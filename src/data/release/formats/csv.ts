import { cell } from '../../../view/csv/csv.ts';
import type { Cell } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

/** A table as CSV (RFC 4180, UTF-8 without a byte order mark, so that every reader takes it), of its rows as lines. */
export const csvOf = ({ columns }: DataTable, lines: string): string =>
  csvLines([columns.map(({ name }) => name)]) + lines;

/** Rows as lines. What is not known is empty; a text that a spreadsheet would run has an apostrophe in front. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(text).join(',')}\r\n`).join('');

// A number is no formula, also a negative one.
const text = (value: Cell): string =>
  value === null ? '' : typeof value === 'string' ? cell(value) : String(value);

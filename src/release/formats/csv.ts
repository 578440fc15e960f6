import { cell } from '../../export/csv.ts';
import type { Cell, DataTable } from '../table.ts';

/** The first line of a table as CSV (RFC 4180, UTF-8 without a byte order mark, so that every reader takes it). */
export const csvHead = ({ columns }: DataTable): string => csvLine(columns.map(({ name }) => name));

/** A row as CSV. What is not known is empty; a text that a spreadsheet would run has an apostrophe in front. */
export const csvLine = (row: readonly Cell[]): string => `${row.map(text).join(',')}\r\n`;

// A number is no formula, also a negative one.
const text = (value: Cell): string =>
  value === null ? '' : typeof value === 'string' ? cell(value) : String(value);

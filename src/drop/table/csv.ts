import { COLUMN_KEYS, COLUMNS } from './columns.ts';
import type { Row } from './row.ts';

/** Spreadsheets take a cell that begins like this for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without this mark Excel takes the text for one in the old code page of the system. */
const BYTE_ORDER_MARK = '\ufeff';

/** The table as CSV (RFC 4180), one line for each file, safe to open in a spreadsheet. */
export function toCsv(rows: readonly Row[]): string {
  const head = ['File', ...COLUMN_KEYS.map((key) => COLUMNS[key].name), 'Same game as', 'Failure', 'Reason'];
  const lines = rows.map(({ file, game, sameGameAs, failure }) => [
    file,
    ...COLUMN_KEYS.map((key) => (game ? COLUMNS[key].text(game) : '')),
    sameGameAs ?? '',
    failure?.code ?? '',
    failure?.sentence ?? '',
  ]);
  const text = [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
  return BYTE_ORDER_MARK + text;
}

/** One cell; an apostrophe in front makes a would-be formula text. */
export function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Tables as CSV (RFC 4180), safe to open in a spreadsheet. */

/** Spreadsheets treat a cell that begins like this as a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without this mark, Excel assumes the system's legacy code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** The text of a file with these lines; the first contains the column names. */
export const printCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Formats a cell; an apostrophe in front turns a possible formula into text. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

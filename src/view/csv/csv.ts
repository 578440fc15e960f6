/** Tables as CSV (RFC 4180), safe to open in a spreadsheet. */

/** Spreadsheets take a cell that begins like this for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without this mark Excel takes the text for one in the old code page of the system. */
const BYTE_ORDER_MARK = '\ufeff';

/** The text of a file with these lines, of which the first has the names of the columns. */
export const printCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

/** One cell; an apostrophe in front makes a would-be formula text. */
export function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

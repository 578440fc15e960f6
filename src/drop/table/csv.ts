import { printCsv } from '../../export/csv.ts';
import { COLUMN_KEYS, COLUMNS } from './columns.ts';
import type { Row } from './row.ts';

/** The table as CSV, one line for each file. */
export function toCsv(rows: readonly Row[]): string {
  const head = ['File', ...COLUMN_KEYS.map((key) => COLUMNS[key].name), 'Same game as', 'Failure', 'Reason'];
  const lines = rows.map(({ file, game, sameGameAs, failure }) => [
    file,
    ...COLUMN_KEYS.map((key) => (game ? COLUMNS[key].text(game) : '')),
    sameGameAs ?? '',
    failure?.code ?? '',
    failure?.sentence ?? '',
  ]);
  return printCsv([head, ...lines]);
}

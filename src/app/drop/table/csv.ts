import { toSeconds } from '../../../game/clock.ts';
import { printCsv } from '../../../view/csv/csv.ts';
import { COLUMNS } from './columns.ts';
import type { Row } from './row.ts';

/** The table as CSV, one line for each file. Lengths stand there for people, and in seconds for programs. */
export function toCsv(rows: readonly Row[]): string {
  const head = ['file', ...Object.keys(COLUMNS), 'length_sec', 'same_game_as', 'failure', 'reason'];
  const lines = rows.map(({ file, game, sameGameAs, failure }) => [
    file,
    ...Object.values(COLUMNS).map(({ text }) => (game ? text(game) : '')),
    game ? String(toSeconds(game.decidedMs)) : '',
    sameGameAs ?? '',
    failure?.code ?? '',
    failure?.sentence ?? '',
  ]);
  return printCsv([head, ...lines]);
}

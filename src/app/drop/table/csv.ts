import { sheetName, sheetText } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { printCsv } from '../../../view/csv/csv.ts';
import { COLUMNS } from './columns.ts';
import type { ListRow } from './row.ts';

/** Facts with a second column for programs, because their first column is formatted for people. */
const TIMES = LISTED_FACTS.filter(([, { unit }]) => unit === 'ms');

/** The table as CSV, one line per file. Lengths are formatted for people and also given in seconds. */
export function toCsv(rows: readonly ListRow[]): string {
  const head = [
    'file',
    ...Object.keys(COLUMNS),
    ...TIMES.map(([, fact]) => sheetName(fact)),
    'same_game_as',
    'failure',
    'reason',
  ];
  const lines = rows.map(({ file, game, sameGameAs, failure }) => [
    file,
    ...Object.values(COLUMNS).map(({ text }) => (game ? text(game) : '')),
    ...TIMES.map(([key, fact]) => sheetText(fact, game?.[key])),
    sameGameAs ?? '',
    failure?.code ?? '',
    failure?.sentence ?? '',
  ]);
  return printCsv([head, ...lines]);
}

/** Saves the matching games as a file; loaded on demand. */
import { save } from '../../shell/save.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { listCsv } from '../list-csv.ts';

export const saveList = (rows: readonly GameRow[]): void =>
  save({ name: 'farseer-games.csv', type: 'text/csv', text: listCsv(rows, location.origin) });

/** The games that are found as a file of the visitor; loaded when somebody asks for it. */
import { save } from '../../shell/save.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { listCsv } from '../list-csv.ts';

export const saveList = (rows: readonly GameRow[]): void =>
  save({ name: 'farseer-games.csv', type: 'text/csv', text: listCsv(rows, location.origin) });

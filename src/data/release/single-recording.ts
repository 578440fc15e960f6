/** A release's tables for a single recording; values that only an archive can know are empty. */
import { UNTOLD } from '../../map/story/story-of-game.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Cell } from '../../game/facts/fact.ts';
import { objectOf } from './formats/rows.ts';
import { camps } from './tables/camps.ts';
import { fights } from './tables/fights.ts';
import { ledger } from './tables/ledger.ts';
import { TABLES } from './tables/tables.ts';

/** Tables with places, which need a map. */
const PLACED = [fights, ledger, camps];

/** All tables except those with places. Places need a map that is known from many games or from its file. */
export const LONE_TABLES = TABLES.filter((table) => !PLACED.includes(table));

/** Rows by table name, with a value in every column. */
export function loneTables(analysis: GameAnalysis): Record<string, Record<string, Cell>[]> {
  const { replayId } = analysis;
  const source = {
    game: { replayId, analysis, event: null, series: null, added: null },
    chronicleOf: () => UNTOLD,
    people: new Map<string, string>(),
    map: null,
  };
  return Object.fromEntries(
    LONE_TABLES.map((table) => [table.name, table.rowsOf(source).map((row) => objectOf(table, row))]),
  );
}

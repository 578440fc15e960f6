/** The tables of a release for one recording by itself: what only an archive knows of a game is empty. */
import { UNTOLD } from '../../game/map/story-of-game.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { objectOf } from './formats/rows.ts';
import type { Cell } from '../../game/facts/fact.ts';
import { camps } from './tables/camps.ts';
import { fights } from './tables/fights.ts';
import { TABLES } from './tables/tables.ts';

/** All tables but fights and camps, whose places are those of a map that many games drew or of its file. */
export const LONE_TABLES = TABLES.filter((table) => table !== fights && table !== camps);

/** Rows by the names of tables, each with a value for every column. */
export function loneTables(analysis: GameAnalysis): Record<string, Record<string, Cell>[]> {
  const { replayId } = analysis;
  const of = {
    game: { replayId, analysis, event: null, series: null, added: null },
    chronicleOf: () => UNTOLD,
    people: new Map<string, string>(),
    map: null,
  };
  return Object.fromEntries(
    LONE_TABLES.map((table) => [table.name, table.rowsOf(of).map((row) => objectOf(table, row))]),
  );
}

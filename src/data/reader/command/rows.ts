/** Games as CSV: a row for each player, with the columns of the archive's `games` and `players` tables. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import { csvLines } from '../../release/formats/csv.ts';
import { games } from '../../release/tables/games.ts';
import { players } from '../../release/tables/players.ts';
import { UNTOLD } from '../../../map/story/story-of-game.ts';

/** Columns of the game in each row. */
const OF_GAME = ['map', 'patch', 'played_from', 'played_to', 'sides', 'matchup', 'decided_ms', 'complete'];
/** Columns that only an archive can fill. */
const EMPTY = ['player_id', 'opponent_id'];

const gameColumns = OF_GAME.map((name) => games.columns.findIndex((column) => column.name === name));
const playerColumns = players.columns.flatMap(({ name }, at) => (EMPTY.includes(name) ? [] : [at]));

/** The line with the names of the columns. */
export const csvHead = (): string =>
  csvLines([['file', ...OF_GAME, ...playerColumns.map((at) => players.columns[at]!.name)]]);

/** The lines of a game. */
export function csvRows(file: string, analysis: GameAnalysis): string {
  const source = {
    game: { replayId: analysis.replayId, analysis, event: null, series: null, added: null },
    chronicleOf: () => UNTOLD,
    people: new Map<string, string>(),
    map: null,
  };
  const [game] = games.rowsOf(source);
  return csvLines(
    players
      .rowsOf(source)
      .map((row) => [file, ...gameColumns.map((at) => game![at]!), ...playerColumns.map((at) => row[at]!)]),
  );
}

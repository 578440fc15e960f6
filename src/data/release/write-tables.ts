/** Writes a release's tables, one after the other, so that the rows of only one are in memory. */
import { createHash } from 'node:crypto';
import { csvOf, csvLines } from './formats/csv.ts';
import { parquetOf } from './formats/parquet.ts';
import { objectOf } from './formats/rows.ts';
import type { ReleaseStore } from './store.ts';
import type { Cell } from '../../game/facts/fact.ts';
import type { DataTable, ReleasedGame } from './table.ts';
import { games as gamesTable } from './tables/games.ts';
import { players as playersTable } from './tables/players.ts';
import { TABLES } from './tables/tables.ts';
import { CSV_TYPE, NDJSON_TYPE, PARQUET_TYPE } from './types.ts';

/** A game in a release's log: a digest of its rows in all tables. */
export interface GameDigest {
  replayId: string;
  added: string | null;
  sha256: string;
}

export interface Coverage {
  rows: number;
  /** Number of rows that have a value, by column name. */
  filled: Record<string, number>;
}

interface WrittenTables {
  /** By table name. */
  coverage: Map<string, Coverage>;
  digests: GameDigest[];
}

/** Writes each table as CSV and Parquet, and the games with their players as JSON lines. */
export function writeTables(store: ReleaseStore, games: readonly ReleasedGame[]): WrittenTables {
  const coverage = new Map<string, Coverage>();
  const digests = games.map(() => createHash('sha256'));
  for (const table of TABLES) {
    const rows = games.map((game) => table.rowsOf(game));
    const lines = rows.map(csvLines);
    if (!isShort(table)) lines.forEach((text, place) => digests[place]!.update(text));
    const cells = rows.flat();
    store.put(`${table.name}.csv`, CSV_TYPE, csvOf(table, lines.join('')), cells.length);
    store.put(`${table.name}.parquet`, PARQUET_TYPE, parquetOf(table, cells), cells.length);
    coverage.set(table.name, coverageOf(table, cells));
  }
  const file = store.open('games.ndjson', NDJSON_TYPE);
  for (const game of games) file.add(`${JSON.stringify(gameLine(game))}\n`);
  file.close(games.length);
  return {
    coverage,
    digests: games.map((released, place) => {
      const { replayId, added } = released.game;
      const digest = createHash('sha256').update(digests[place]!.digest('hex'));
      for (const table of SHORT_TABLES) digest.update(csvLines(withoutSeries(table, table.rowsOf(released))));
      return { replayId, added, sha256: digest.digest('hex') };
    }),
  };
}

/** Tables whose rows about a game can change with any other game. */
const SHORT_TABLES = [gamesTable, playersTable];
const isShort = (table: DataTable): boolean => SHORT_TABLES.includes(table);

/** Rows without the series number, because this number changes with every earlier series. */
const withoutSeries = ({ columns }: DataTable, rows: readonly Cell[][]): Cell[][] =>
  rows.map((row) => row.filter((_, place) => columns[place]!.name !== 'series'));

/** A game with its players, as a line in games.ndjson. */
const gameLine = (game: ReleasedGame) => ({
  ...objectOf(gamesTable, gamesTable.rowsOf(game)[0]!),
  players: playersTable.rowsOf(game).map((row) => objectOf(playersTable, row)),
});

/** Counts the rows of a table, and those with a value in each column. */
const coverageOf = ({ columns }: DataTable, rows: readonly (readonly Cell[])[]): Coverage => ({
  rows: rows.length,
  filled: Object.fromEntries(
    columns.map(({ name }, index) => [name, rows.filter((row) => row[index] !== null).length]),
  ),
});

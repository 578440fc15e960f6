/** Writes a release's tables. Long tables are written part by part, so that only one part is in memory. */
import { createHash } from 'node:crypto';
import { coverageOf, together, type Coverage } from './coverage.ts';
import { csvOf, csvLines } from './formats/csv.ts';
import { parquetOf } from './formats/parquet.ts';
import { objectOf } from './formats/rows.ts';
import { releasePartOf, partsOf, PART_GAMES } from './parts.ts';
import type { ReleaseStore } from './store.ts';
import type { Cell } from '../../game/facts/fact.ts';
import type { DataTable, ReleasedGame } from './table.ts';
import { games as gamesTable } from './tables/games.ts';
import { players as playersTable } from './tables/players.ts';
import { LONG_TABLES, WHOLE_TABLES } from './tables/tables.ts';
import { CSV_TYPE, NDJSON_TYPE, PARQUET_TYPE } from './types.ts';

/** A game in a release's log: a digest of its rows in all tables. */
export interface GameDigest {
  replayId: string;
  added: string | null;
  sha256: string;
}

export interface WrittenTables {
  /** By table name. */
  coverage: Map<string, Coverage>;
  digests: GameDigest[];
}

/**
 * Writes all tables. Each whole table and `games.ndjson` is always a single file. Each long table is a single file, or
 * one file per part in Hive's layout if there are more than `partGames` games.
 */
export function writeTables(
  store: ReleaseStore,
  games: readonly ReleasedGame[],
  partGames = PART_GAMES,
): WrittenTables {
  const coverage = new Map<string, Coverage>();
  const digests = new Map<ReleasedGame, string>();
  const parts = partsOf(games, partGames);
  parts.forEach((gamesOfPart, n) => {
    const part = releasePartOf(gamesOfPart);
    gamesOfPart.forEach((game, place) => digests.set(game, part.digests[place]!));
    for (const { name } of LONG_TABLES) {
      const more = part.coverage[name]!;
      const path = parts.length === 1 ? name : `${name}/part=${n}/${name}`;
      for (const [ending, type] of TYPES)
        store.put(`${path}.${ending}`, type, part.files[`${name}.${ending}`]!, more.rows);
      const before = coverage.get(name);
      coverage.set(name, before ? together(before, more) : more);
    }
  });
  const rows = games.map((game) => new Map(WHOLE_TABLES.map((table) => [table, table.rowsOf(game)])));
  for (const table of WHOLE_TABLES) {
    const cells = rows.flatMap((tables) => tables.get(table)!);
    store.put(`${table.name}.csv`, CSV_TYPE, csvOf(table, csvLines(cells)), cells.length);
    store.put(`${table.name}.parquet`, PARQUET_TYPE, parquetOf(table, cells), cells.length);
    coverage.set(table.name, coverageOf(table, cells));
  }
  const lines = store.open('games.ndjson', NDJSON_TYPE);
  for (const tables of rows) lines.add(`${JSON.stringify(gameLine(tables))}\n`);
  lines.close(games.length);
  return {
    coverage,
    digests: games.map((game, place) => {
      const digest = createHash('sha256').update(digests.get(game)!);
      for (const [table, tableRows] of rows[place]!) digest.update(csvLines(settledRows(table, tableRows)));
      return { replayId: game.game.replayId, added: game.game.added, sha256: digest.digest('hex') };
    }),
  };
}

/** Rows without the series number, because this number changes with every earlier series. */
const settledRows = ({ columns }: DataTable, rows: readonly Cell[][]): Cell[][] =>
  rows.map((row) => row.filter((_, place) => columns[place]!.name !== 'series'));

/** The formats of a table with their media types. */
const TYPES = [
  ['csv', CSV_TYPE],
  ['parquet', PARQUET_TYPE],
] as const;

/** A game with its players, as a line in games.ndjson. */
const gameLine = (rows: ReadonlyMap<DataTable, Cell[][]>) => ({
  ...objectOf(gamesTable, rows.get(gamesTable)![0]!),
  players: rows.get(playersTable)!.map((row) => objectOf(playersTable, row)),
});

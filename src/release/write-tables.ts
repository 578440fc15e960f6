/** Writes the tables of a release game by game, part by part, so that no more than a part is held at any time. */
import { createHash } from 'node:crypto';
import { cover, noCoverage, type Coverage } from './coverage.ts';
import { csvHead, csvLine } from './formats/csv.ts';
import { parquetOf } from './formats/parquet.ts';
import { objectOf } from './formats/rows.ts';
import type { ReleaseFile, Store } from './store.ts';
import type { Cell, DataTable, ReleasedGame } from './table.ts';
import { games as gamesTable } from './tables/games.ts';
import { players as playersTable } from './tables/players.ts';
import { TABLES } from './tables/tables.ts';
import { CSV_TYPE, NDJSON_TYPE, PARQUET_TYPE } from './types.ts';

/** Rows of a part: some 10 MB of CSV at most, as hosts have limits for a file. */
const PART_ROWS = 100_000;

/** A game as the log of a release has it: its rows in all tables as one digest. */
export interface GameDigest {
  replayId: string;
  added: string | null;
  sha256: string;
}

export interface WrittenTables {
  coverage: Map<string, Coverage>;
  digests: GameDigest[];
}

/**
 * Writes all tables: each is one file of a format, or, where it is long, one of each part in Hive's layout. Whole tables and
 * `games.ndjson` are one file at any length.
 */
export function writeTables(
  store: Store,
  games: Iterable<ReleasedGame>,
  partRows = PART_ROWS,
): WrittenTables {
  const writers = TABLES.map((table) => ({ table, ...tableWriter(store, table, partRows) }));
  const lines = store.open('games.ndjson', NDJSON_TYPE);
  const digests: GameDigest[] = [];
  for (const one of games) {
    const digest = createHash('sha256');
    const rows = new Map(TABLES.map((table) => [table, table.rowsOf(one)]));
    for (const { table, add } of writers) for (const row of rows.get(table)!) digest.update(add(row));
    lines.add(`${JSON.stringify(gameLine(rows))}\n`);
    digests.push({ replayId: one.game.replayId, added: one.game.added, sha256: digest.digest('hex') });
  }
  lines.close(digests.length);
  for (const { finish } of writers) finish();
  return { coverage: new Map(writers.map(({ table, coverage }) => [table.name, coverage])), digests };
}

/** A game with its players, as a line of games.ndjson has it. */
const gameLine = (rows: ReadonlyMap<DataTable, Cell[][]>) => ({
  ...objectOf(gamesTable, rows.get(gamesTable)![0]!),
  players: rows.get(playersTable)!.map((row) => objectOf(playersTable, row)),
});

function tableWriter(store: Store, table: DataTable, partRows: number) {
  const csv = partsOf(store, table.name, 'csv');
  const parquet = partsOf(store, table.name, 'parquet');
  const coverage = noCoverage(table);
  let rows: Cell[][] = [];
  let lines: string[] = [];
  const flush = () => {
    csv.put(CSV_TYPE, csvHead(table) + lines.join(''), rows.length);
    parquet.put(PARQUET_TYPE, parquetOf(table, rows), rows.length);
    rows = [];
    lines = [];
  };
  return {
    coverage,
    /** Takes a row in and gives it back as a line. */
    add: (row: Cell[]): string => {
      if (rows.length === partRows && !table.whole) flush();
      const line = csvLine(row);
      rows.push(row);
      lines.push(line);
      cover(coverage, table, row);
      return line;
    },
    finish: () => {
      flush();
      csv.finish();
      parquet.finish();
    },
  };
}

/** The parts of one table in one format: `orders.csv` where there is one, `orders/part=0/orders.csv` and so on where not. */
function partsOf(store: Store, name: string, ending: string) {
  const parts: ReleaseFile[] = [];
  return {
    put: (type: string, content: string | Uint8Array, rows: number) => {
      store.put(`${name}.${parts.length}.${ending}`, type, content, rows);
      parts.push(store.files.at(-1)!);
    },
    finish: () => {
      const file = `${name}.${ending}`;
      parts.forEach((part, n) => store.move(part, parts.length === 1 ? file : `${name}/part=${n}/${file}`));
    },
  };
}

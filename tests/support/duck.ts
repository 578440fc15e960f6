/** DuckDB in memory, for queries that users would run on our files. */
import { DuckDBInstance } from '@duckdb/node-api';

export type Answer = Record<string, unknown>[];

/**
 * Runs one query in a fresh DuckDB. Whole numbers are returned as numbers, times as `Date` or as DuckDB prints them.
 */
export async function ask(sql: string): Promise<Answer> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const rows = (await connection.runAndReadAll(sql)).getRowObjectsJS();
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
    );
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const plain = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

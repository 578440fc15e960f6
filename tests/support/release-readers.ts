/** Three ways to read a release that is served: DuckDB, and our clients in JavaScript and Python. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ask } from './duck.ts';

type Row = Record<string, unknown>;

/** A table as lines of JSON, out of its Parquet files in a folder; `files` as DuckDB reads a list of them. */
export async function byDuckDb(files: string): Promise<Row[]> {
  const columns = await ask(`DESCRIBE SELECT * FROM ${files}`);
  const read = columns.map(({ column_name, column_type }) => {
    const name = `"${String(column_name)}"`;
    if (column_type === 'DATE') return `strftime(${name}, '%Y-%m-%d') AS ${name}`;
    if (String(column_type).startsWith('TIMESTAMP'))
      return `strftime(${name} AT TIME ZONE 'UTC', '%Y-%m-%dT%H:%M:%SZ') AS ${name}`;
    return name;
  });
  return ask(`SELECT ${read.join(', ')} FROM ${files}`);
}

/** A table by the client in JavaScript that is in the folder `clients` on this disk, from an address. */
export async function byJavaScript(clients: string, address: string, table: string): Promise<Row[]> {
  const { open } = (await import(pathToFileURL(join(clients, 'farseer.js')).href)) as {
    open: (address: string) => { rows: (table: string) => AsyncIterable<Row> };
  };
  return Array.fromAsync(open(address).rows(table));
}

const PROGRAM = `
import sys, json, dataclasses
sys.path.insert(0, sys.argv[1])
import farseer
tables = json.loads(sys.argv[3])
print(json.dumps({table: [dataclasses.asdict(row) for row in farseer.rows(sys.argv[2], table)] for table in tables}))
`;

/** Tables by the client in Python. */
export async function byPython(
  python: string,
  clients: string,
  address: string,
  tables: readonly string[],
): Promise<Record<string, Row[]>> {
  const { stdout } = await promisify(execFile)(
    python,
    ['-I', '-c', PROGRAM, clients, address, JSON.stringify(tables)],
    { maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as Record<string, Row[]>;
}

import type { ColumnType } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

/** DuckDB names for the types in a release's Parquet files. */
const STORED: Readonly<Record<ColumnType, string>> = {
  string: 'VARCHAR',
  integer: 'INTEGER',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMPTZ',
};

/**
 * SQL for DuckDB that makes a release's Parquet files from lines `{"tables": {"orders": [row, …]}}` in files that match
 * `lines`. As in a release, long tables are split: each file of lines becomes one part, numbered by the end of the
 * file's name.
 */
export const duckdbScript = (tables: readonly DataTable[], lines: string): string =>
  tables.map((table) => copy(table, lines)).join('\n');

function copy({ name, columns, whole }: DataTable, lines: string): string {
  const row = columns.map((column) => `"${column.name}" ${STORED[column.type]}`).join(', ');
  const part = `coalesce(try_cast(regexp_extract(filename, '(\\d+)\\.ndjson$', 1) AS INTEGER), 0) AS part,\n    `;
  const to = whole ? `'${name}.parquet' (FORMAT parquet)` : `'${name}' (FORMAT parquet, PARTITION_BY (part))`;
  return `COPY (
  SELECT ${whole ? '' : part}unnest(tables.${name}, recursive := true)
  FROM read_json('${lines}', format = 'newline_delimited', filename = true,
    columns = {tables: 'STRUCT(${name} STRUCT(${row})[])'})
) TO ${to};
`;
}

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
 * `lines`.
 */
export const duckdbScript = (tables: readonly DataTable[], lines: string): string =>
  tables.map((table) => copy(table, lines)).join('\n');

function copy({ name, columns }: DataTable, lines: string): string {
  const row = columns.map((column) => `"${column.name}" ${STORED[column.type]}`).join(', ');
  return `COPY (
  SELECT unnest(tables.${name}, recursive := true)
  FROM read_json('${lines}', format = 'newline_delimited',
    columns = {tables: 'STRUCT(${name} STRUCT(${row})[])'})
) TO '${name}.parquet' (FORMAT parquet);
`;
}

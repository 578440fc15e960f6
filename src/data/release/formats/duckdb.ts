import type { ColumnType } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

/** As DuckDB calls the types that the Parquet files of a release have. */
const STORED: Readonly<Record<ColumnType, string>> = {
  string: 'VARCHAR',
  integer: 'INTEGER',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMPTZ',
};

/**
 * SQL with which DuckDB makes Parquet files, of the columns and types of a release, out of lines `{"tables": {"orders": [row,
 * …]}}` in files like `lines`. As in a release, long tables are in parts: one for each file of lines, with the number at the end
 * of its name.
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

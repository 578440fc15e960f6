import { parquetWriteBuffer, type SchemaElement } from 'hyparquet-writer';
import type { Cell, FactColumn, ColumnType } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

const STORED: Readonly<Record<ColumnType, Omit<SchemaElement, 'name'>>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  timestamp: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
};

/**
 * Writes rows as a Parquet file with Snappy compression, which every reader supports; repeated strings become dictionaries.
 */
export function parquetOf({ columns, says }: DataTable, rows: readonly (readonly Cell[])[]): Uint8Array {
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ name, type }, index) => {
        const isTime = type === 'date' || type === 'timestamp';
        return { name, data: rows.map((row) => (isTime ? dateOf(row[index]) : row[index])) };
      }),
      schema: [{ name: 'root', num_children: columns.length }, ...columns.map(elementOf)],
      rowGroupSize: 100_000,
      kvMetadata: [{ key: 'description', value: says }],
      createdBy: 'farseer',
    }),
  );
}

const elementOf = ({ name, type, gap }: FactColumn): SchemaElement => ({
  name,
  ...STORED[type],
  repetition_type: gap === undefined ? 'REQUIRED' : 'OPTIONAL',
});

const dateOf = (value: Cell | undefined): Date | null => (typeof value === 'string' ? new Date(value) : null);

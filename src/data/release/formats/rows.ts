/** Rows as objects, and their JSON Schemas. */
import type { Cell, FactColumn } from '../../../game/facts/fact.ts';
import type { DataTable } from '../table.ts';

/** A row as an object with column names as keys. */
export const objectOf = ({ columns }: DataTable, row: readonly Cell[]): Record<string, Cell> =>
  Object.fromEntries(columns.map(({ name }, index) => [name, row[index]!]));

const JSON_TYPES = { string: 'string', integer: 'integer', number: 'number', boolean: 'boolean' } as const;

function columnSchema({ type, says, unit, values, gap }: FactColumn): Record<string, unknown> {
  const kind =
    type === 'date' || type === 'timestamp'
      ? { type: 'string', format: type === 'date' ? 'date' : 'date-time' }
      : { type: JSON_TYPES[type] };
  const description = [says, unit && `In ${unit}.`, gap && `Null: ${gap}`].filter(Boolean).join(' ');
  return {
    description,
    ...kind,
    ...(gap !== undefined && { type: [kind.type, 'null'] }),
    ...(values && { enum: gap === undefined ? values : [...values, null] }),
  };
}

/** The JSON Schema of a row. */
export const rowSchema = ({ title, says, columns }: DataTable) => ({
  title,
  description: says,
  type: 'object',
  properties: Object.fromEntries(columns.map((column) => [column.name, columnSchema(column)])),
  required: columns.map(({ name }) => name),
});

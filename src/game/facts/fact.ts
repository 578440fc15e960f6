/**
 * Facts about a game, its players and their parts, described column by column. Release tables, the replay list with
 * its index and files, and the drop page's lists are all generated from these descriptions.
 */

/** A column value; null if unknown. */
export type Cell = string | number | boolean | null;

/** How a column is stored. Times are ISO 8601 strings in UTC, which Parquet stores as timestamps. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp';

/** The machine-readable type of a column's values. */
export interface Shape {
  type: ColumnType;
  unit?: 'ms' | 'map units' | 'gold' | 'lumber' | 'actions per minute';
  /** The only allowed values. */
  values?: readonly string[];
}

/** A column with its description. */
export interface FactColumn extends Shape {
  name: string;
  /** The meaning of a value, as a whole sentence. */
  says: string;
  /** Why a cell may be empty; absent if it never is. */
  gap?: string;
  /** Set for the game time of an order, because tools compare players by such times. */
  ordered?: true;
}

/** A column with the function that reads its value from a source, such as an analysis. */
interface Fact<Source, Value extends Cell = Cell> extends Omit<FactColumn, 'name'> {
  of: (source: Source) => Value;
}

/** Facts by the keys of their values. */
export type FactTable<Source> = Readonly<Record<string, Fact<Source>>>;

/** The values of facts by key. */
export type Values<Table extends Readonly<Record<string, { of: (source: never) => Cell }>>> = {
  -readonly [Key in keyof Table]: ReturnType<Table[Key]['of']>;
};

/** Reads the values of the given facts from a source. */
export const readFacts = <Source, Table extends FactTable<Source>, Key extends keyof Table>(
  table: Table,
  keys: readonly Key[],
  source: Source,
) => Object.fromEntries(keys.map((key) => [key, table[key]!.of(source)])) as Pick<Values<Table>, Key>;

/** The name of a column in files: the key in snake case, such as `decided_ms`. */
export const columnName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An object type with its keys written as in files. */
export type InFiles<Row> = {
  [Key in keyof Row & string as SnakeCase<Key>]: Row[Key];
};
type SnakeCase<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Uncapitalize<First> ? First : `_${Uncapitalize<First>}`}${SnakeCase<Rest>}`
  : '';

/**
 * What is known of a game, of a player and of their parts, described column by column. Release tables, the list of
 * replays, its index and files, and the lists of the drop page are projections of these descriptions.
 */

/** A value of a column; null where nothing is known. */
export type Cell = string | number | boolean | null;

/** How a column is stored: times are texts of ISO 8601 in UTC, which Parquet has as what they are. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp';

/** A described column. */
export interface Column {
  name: string;
  type: ColumnType;
  /** Whole sentence: what a value means. */
  says: string;
  unit?: 'ms' | 'map units' | 'gold' | 'lumber' | 'actions per minute';
  /** The only values there are. */
  values?: readonly string[];
  /** Why a cell may be empty; without it, none is. */
  gap?: string;
}

/** A column with the function that reads its value from a source, such as an analysis. */
export interface Fact<Source, Value extends Cell = Cell> extends Omit<Column, 'name'> {
  of: (source: Source) => Value;
}

/** The values of facts by their keys. */
export type Values<Facts extends Readonly<Record<string, { of: (source: never) => Cell }>>> = {
  -readonly [Key in keyof Facts]: ReturnType<Facts[Key]['of']>;
};

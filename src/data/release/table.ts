/**
 * The tables of a release, described as data. Columns are described only once. JSON Schema, CSV, Parquet
 * and the data page are generated from these descriptions.
 */
import { columnName, type Cell, type FactColumn, type FactTable, type Shape } from '../../game/facts/fact.ts';
import type { FactSource } from '../../game/facts/source.ts';
import type { ToldGame } from '../../map/story-schema.ts';

/** A game with everything that its rows need. */
export interface ReleasedGame extends FactSource {
  /** The game told on its map; derived when it is called. */
  chronicleOf: () => ToldGame;
}

export interface DataTable {
  /** Of its files and in queries, such as `skill_points`. */
  name: string;
  /** Its heading on the data page. */
  title: string;
  /** The meaning of a row. */
  says: string;
  columns: readonly FactColumn[];
  /** Columns that together identify a row. */
  key: readonly string[];
  /** For foreign keys: the table and column that contain the values. */
  references: Readonly<Record<string, readonly [table: string, column: string]>>;
  /** The rows for a game, with a cell for every column. */
  rowsOf: (game: ReleasedGame) => Cell[][];
}

/** Makes columns of one type, from the meaning of a value, what reads it, and why a cell may be empty. */
const columnsOf =
  (shape: Shape) =>
  <Row>(says: string, of: (row: Row) => Cell, gap?: string): FactTable<Row>[string] => ({
    ...{ ...shape, says, of },
    ...(gap !== undefined && { gap }),
  });

/** Text, a whole number, and yes or no. */
export const text = columnsOf({ type: 'string' });
export const integer = columnsOf({ type: 'integer' });
export const flag = columnsOf({ type: 'boolean' });
/** A game time in ms. */
export const time = columnsOf({ type: 'integer', unit: 'ms' });
/** A coordinate or distance in map units. */
export const distance = columnsOf({ type: 'number', unit: 'map units' });

/** The foreign key of tables with rows about games. */
export const TO_GAME = { replay_id: ['games', 'replay_id'] } as const;

/**
 * Makes a table from a function that finds a game's rows, then from columns that read a row. The columns come second, so
 * that the function gives them the type of rows.
 */
export const dataTable =
  <Row>(
    description: Pick<DataTable, 'name' | 'title' | 'says' | 'key'> & Partial<Pick<DataTable, 'references'>>,
    find: (game: ReleasedGame) => readonly Row[],
  ) =>
  (columns: FactTable<Row>): DataTable => {
    const readers = Object.values(columns).map(({ of }) => of);
    return {
      references: {},
      ...description,
      columns: Object.entries(columns).map(([key, { of: _, ...column }]) => ({
        name: columnName(key),
        ...column,
      })),
      rowsOf: (game) => find(game).map((row) => readers.map((read) => read(row))),
    };
  };

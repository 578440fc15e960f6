/**
 * The tables of a release as data. Columns are described once: JSON Schema, CSV, Parquet, the clients and the page about
 * the data are made of these descriptions.
 */
import { columnName, type Cell, type FactColumn, type FactTable } from '../../game/facts/fact.ts';
import type { FactSource } from '../../game/facts/source.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';

/** A game with all that its rows need. */
export interface ReleasedGame extends FactSource {
  chronicleOf: () => ToldGame;
}

export interface DataTable {
  name: string;
  title: string;
  /** What a row stands for. */
  says: string;
  columns: readonly FactColumn[];
  /** Names of the columns that tell one row from all others. */
  key: readonly string[];
  /** The table and column that values of a column are found in. */
  references: Readonly<Record<string, readonly [table: string, column: string]>>;
  /** Never written in parts, so that its files can be named without looking. */
  whole?: boolean;
  /** The rows of a game, each with a cell for every column. */
  rowsOf: (game: ReleasedGame) => Cell[][];
}

/** The reference of a table whose rows belong to games. */
export const TO_GAME = { replay_id: ['games', 'replay_id'] } as const;

/** Makes a table of a function that finds the rows of a game, and then of columns that read a row. */
export const dataTable =
  <Row>(
    about: Pick<DataTable, 'name' | 'title' | 'says' | 'key'> &
      Partial<Pick<DataTable, 'references' | 'whole'>>,
    find: (game: ReleasedGame) => readonly Row[],
  ) =>
  (columns: FactTable<Row>): DataTable => {
    const readers = Object.values(columns).map(({ of }) => of);
    return {
      references: {},
      ...about,
      columns: Object.entries(columns).map(([key, { of: _, ...column }]) => ({
        name: columnName(key),
        ...column,
      })),
      rowsOf: (game) => find(game).map((row) => readers.map((read) => read(row))),
    };
  };

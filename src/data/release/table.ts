/**
 * The tables of a release as data. Columns are described once: JSON Schema, CSV, Parquet, the clients and the page about
 * the data are made of these descriptions.
 */
import type { ArchivedGame } from '../../archive/count/archive.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';

/** A game with all that its rows need. */
export interface ReleasedGame {
  game: Pick<ArchivedGame, 'replayId' | 'analysis' | 'event' | 'series' | 'added'>;
  told: () => ToldGame;
  /** Ids of the people who play, by slot; none for computers and for players without a name. */
  people: ReadonlyMap<string, string>;
  /** Id of its map; null for a recording without a map. */
  map: string | null;
}

export type Cell = string | number | boolean | null;

/** How a column is stored: times are texts of ISO 8601 in UTC, which Parquet has as what they are. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp';

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

export interface DataTable {
  name: string;
  title: string;
  /** What a row stands for. */
  says: string;
  columns: readonly Column[];
  /** Names of the columns that tell one row from all others. */
  key: readonly string[];
  /** The table and column that values of a column are found in. */
  references: Readonly<Record<string, readonly [table: string, column: string]>>;
  /** Never written in parts, so that its files can be named without looking. */
  whole?: boolean;
  /** The rows of a game, each with a cell for every column. */
  rowsOf: (game: ReleasedGame) => Cell[][];
}

type ReadColumn<Row> = Omit<Column, 'name'> & { of: (row: Row) => Cell };

/** Makes a table of a function that finds the rows of a game, and then of columns that read a row. */
export const dataTable =
  <Row>(
    about: Pick<DataTable, 'name' | 'title' | 'says' | 'key'> &
      Partial<Pick<DataTable, 'references' | 'whole'>>,
    find: (game: ReleasedGame) => readonly Row[],
  ) =>
  (columns: Readonly<Record<string, ReadColumn<Row>>>): DataTable => {
    const readers = Object.values(columns).map(({ of }) => of);
    return {
      references: {},
      ...about,
      columns: Object.entries(columns).map(([name, { of: _, ...column }]) => ({ name, ...column })),
      rowsOf: (game) => find(game).map((row) => readers.map((read) => read(row))),
    };
  };

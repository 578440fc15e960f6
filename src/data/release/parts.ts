/** Splits long tables into parts in order of arrival, so that a new game only changes the last part. */
import { createHash } from 'node:crypto';
import { arrivalOf } from '../../archive/count/arrival.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { csvOf, csvLines } from './formats/csv.ts';
import { parquetOf } from './formats/parquet.ts';
import type { ReleasedGame } from './table.ts';
import { LONG_TABLES } from './tables/tables.ts';

/** Number of games per part: at most about 10 MB of CSV, because hosts limit file sizes. */
export const PART_GAMES = 512;

/** The rows of a group of games in the long tables. */
export interface ReleasePart {
  /** One digest per game, over all its rows. */
  digests: readonly string[];
  /** By table name. */
  coverage: Readonly<Record<string, Coverage>>;
  /** Each table as `NAME.csv` and `NAME.parquet`. */
  files: Readonly<Record<string, string | Uint8Array>>;
}

/**
 * Splits games into parts, oldest first; within a part, games are in archive order. Returns at least one part, even
 * without games.
 */
export function partsOf(games: readonly ReleasedGame[], partGames: number): ReleasedGame[][] {
  const order = new Map(games.map((game, place) => [game, place]));
  const arrival = ({ game }: ReleasedGame) => arrivalOf(game.added, game.replayId);
  const oldest = games.map((game) => [arrival(game), game] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return Array.from({ length: Math.max(1, Math.ceil(games.length / partGames)) }, (_, n) =>
    oldest
      .slice(n * partGames, (n + 1) * partGames)
      .map(([, game]) => game)
      .sort((a, b) => order.get(a)! - order.get(b)!),
  );
}

/** Makes the part with the rows of these games. */
export function releasePartOf(games: readonly ReleasedGame[]): ReleasePart {
  const digests = games.map(() => createHash('sha256'));
  const coverage: Record<string, Coverage> = {};
  const files: Record<string, string | Uint8Array> = {};
  for (const table of LONG_TABLES) {
    const rows = games.map((game) => table.rowsOf(game));
    const lines = rows.map(csvLines);
    lines.forEach((text, place) => digests[place]!.update(text));
    const cells = rows.flat();
    coverage[table.name] = coverageOf(table, cells);
    files[`${table.name}.csv`] = csvOf(table, lines.join(''));
    files[`${table.name}.parquet`] = parquetOf(table, cells);
  }
  return { digests: digests.map((digest) => digest.digest('hex')), coverage, files };
}

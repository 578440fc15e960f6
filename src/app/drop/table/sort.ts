import { COLUMNS, type ListColumn, type ListColumns } from './columns.ts';
import type { GameFacts, ListRow } from './row.ts';

/** The table's sort key; null for the order in which files were given. */
export interface Sorting {
  by: string | null;
  descending: boolean;
}

export const AS_GIVEN: Sorting = { by: null, descending: false };

/** The next sort order after pressing a column's button: ascending, descending, then as given. */
export function nextSorting(sorting: Sorting, by: string): Sorting {
  if (sorting.by !== by) return { by, descending: false };
  return sorting.descending ? AS_GIVEN : { by, descending: true };
}

/** Sorts numbers in names by value: "Map 2" comes before "Map 10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The sorted rows. Files without a game come last in any direction. Ties keep their order, and so do all rows if the
 * column doesn't exist.
 */
export function sortRows<Facts extends GameFacts>(
  rows: readonly ListRow<Facts>[],
  { by, descending }: Sorting,
  columns: ListColumns<Facts> = COLUMNS,
): ListRow<Facts>[] {
  const column = by === null ? undefined : columns[by];
  if (!column) return [...rows];
  const ranks = ranksOf(
    rows.map(({ game }) => game),
    column,
  );
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (!a.game || !b.game) return Number(!a.game) - Number(!b.game);
    return sign * (ranks.get(a.game)! - ranks.get(b.game)!);
  });
}

/**
 * A sort rank for each game. Each distinct text is compared once: thousands of games share a few maps and results.
 */
function ranksOf<Facts>(
  games: readonly (Facts | null)[],
  { text, rank }: ListColumn<Facts>,
): Map<Facts | null, number> {
  if (rank) return new Map(games.map((game) => [game, game ? rank(game) : 0]));
  const texts = new Map(games.map((game) => [game, game ? text(game) : '']));
  const places = new Map<string, number>();
  let last = '';
  for (const next of [...new Set(texts.values())].sort(collator.compare)) {
    places.set(next, collator.compare(last, next) === 0 ? (places.get(last) ?? 0) : places.size);
    last = next;
  }
  return new Map([...texts].map(([game, cell]) => [game, places.get(cell)!]));
}

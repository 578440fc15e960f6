import { COLUMNS, type ListColumn, type ListColumns } from './columns.ts';
import type { GameFacts, ListRow } from './row.ts';

/** What the table is sorted by; null is the order in which files were given. */
export interface Sorting {
  by: string | null;
  descending: boolean;
}

export const AS_GIVEN: Sorting = { by: null, descending: false };

/** The order after a press on a column's button: ascending, then descending, then as given again. */
export function nextSorting(sorting: Sorting, by: string): Sorting {
  if (sorting.by !== by) return { by, descending: false };
  return sorting.descending ? AS_GIVEN : { by, descending: true };
}

/** Numbers in names count as numbers: "Map 2" stands before "Map 10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The lines in order. Files without a game stand last whatever the direction; equals stay as they were, and so do all
 * where there is no such column.
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

/** A number to sort each game by. Texts are compared once each: thousands of games share a few maps and results. */
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

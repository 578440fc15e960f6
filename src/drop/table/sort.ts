import { COLUMNS, type Column, type Columns } from './columns.ts';
import type { GameFacts, Row } from './row.ts';

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
  rows: readonly Row<Facts>[],
  { by, descending }: Sorting,
  columns: Columns<Facts> = COLUMNS,
): Row<Facts>[] {
  const column = by === null ? undefined : columns[by];
  if (!column) return [...rows];
  const compare = comparer(column);
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (!a.game || !b.game) return Number(!a.game) - Number(!b.game);
    return sign * compare(a.game, b.game);
  });
}

function comparer<Facts>({ text, rank }: Column<Facts>): (a: Facts, b: Facts) => number {
  if (rank) return (a, b) => rank(a) - rank(b);
  return (a, b) => collator.compare(text(a), text(b));
}

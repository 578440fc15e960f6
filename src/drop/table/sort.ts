import { COLUMNS, type Column, type ColumnKey } from './columns.ts';
import type { GameFacts, Row } from './row.ts';

/** What the table is sorted by; null is the order in which files were given. */
export interface Sorting {
  by: ColumnKey | null;
  descending: boolean;
}

export const AS_GIVEN: Sorting = { by: null, descending: false };

/** The order after a press on a column's button: ascending, then descending, then as given again. */
export function nextSorting(sorting: Sorting, by: ColumnKey): Sorting {
  if (sorting.by !== by) return { by, descending: false };
  return sorting.descending ? AS_GIVEN : { by, descending: true };
}

/** Numbers in names count as numbers: "Map 2" stands before "Map 10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The lines in order. Files without a game stand last whatever the direction; equals stay as they were. */
export function sortRows(rows: readonly Row[], { by, descending }: Sorting): Row[] {
  if (by === null) return [...rows];
  const compare = comparer(COLUMNS[by]);
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (!a.game || !b.game) return Number(!a.game) - Number(!b.game);
    return sign * compare(a.game, b.game);
  });
}

function comparer({ text, rank }: Column): (a: GameFacts, b: GameFacts) => number {
  if (rank) return (a, b) => rank(a) - rank(b);
  return (a, b) => collator.compare(text(a), text(b));
}

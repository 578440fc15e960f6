import { useState } from 'preact/hooks';
import { COLUMNS, type Columns } from './columns.ts';
import type { GameFacts, Row } from './row.ts';
import type { Sorting } from './sort.ts';
import { TableRow } from './TableRow.tsx';

interface Props<Facts extends GameFacts> {
  rows: readonly Row<Facts>[];
  /** Those of every game, unless there are others. */
  columns?: Columns<Facts>;
  sorting: Sorting;
  sort: (by: string) => void;
  open: (id: number) => void;
  /** Deletes a line, where that can be done. */
  remove?: (id: number) => void;
  caption: string;
}

/** Lines that are drawn before somebody asks for more. */
export const ROWS_AT_ONCE = 1000;

/** One line for every file, a thousand at first; the buttons in its head sort, the button of a line opens its report. */
export function Table<Facts extends GameFacts>({
  rows,
  columns = COLUMNS,
  sorting,
  sort,
  open,
  remove,
  caption,
}: Props<Facts>) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rest = rows.length - shown;
  return (
    <div class="scroll">
      <table class="dropped">
        <caption class="unseen">{caption}; the buttons of the columns sort them</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, { name }]) => (
              <th
                key={key}
                scope="col"
                class={key}
                aria-sort={sorting.by !== key ? 'none' : sorting.descending ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => sort(key)}>
                  {name}
                </button>
              </th>
            ))}
            <th scope="col" class="file">
              File
            </th>
            {remove && <td class="remove" />}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <TableRow key={row.id} row={row} columns={columns} open={open} {...(remove && { remove })} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          Show {Math.min(rest, ROWS_AT_ONCE)} more of {rows.length}
        </button>
      )}
    </div>
  );
}

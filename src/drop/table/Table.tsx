import { useState } from 'preact/hooks';
import { COLUMN_KEYS, COLUMNS, type ColumnKey } from './columns.ts';
import type { Row } from './row.ts';
import type { Sorting } from './sort.ts';
import { TableRow } from './TableRow.tsx';

interface Props {
  rows: readonly Row[];
  sorting: Sorting;
  sort: (by: ColumnKey) => void;
  open: (id: number) => void;
  /** Deletes a line, where that can be done. */
  remove?: (id: number) => void;
  caption: string;
}

/** Lines that are drawn before somebody asks for more. */
export const ROWS_AT_ONCE = 1000;

/** One line for every file, a thousand at first; the buttons in its head sort, the button of a line opens its report. */
export function Table({ rows, sorting, sort, open, remove, caption }: Props) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rest = rows.length - shown;
  return (
    <div class="scroll">
      <table class="dropped">
        <caption class="unseen">{caption}; the buttons of the columns sort them</caption>
        <thead>
          <tr>
            {COLUMN_KEYS.map((key) => (
              <th
                key={key}
                scope="col"
                class={key}
                aria-sort={sorting.by !== key ? 'none' : sorting.descending ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => sort(key)}>
                  {COLUMNS[key].name}
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
            <TableRow key={row.id} row={row} open={open} {...(remove && { remove })} />
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

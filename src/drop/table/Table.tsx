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

/** One line for every file; the buttons in its head sort, the button of a line opens its report. */
export function Table({ rows, sorting, sort, open, remove, caption }: Props) {
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
          {rows.map((row) => (
            <TableRow key={row.id} row={row} open={open} {...(remove && { remove })} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

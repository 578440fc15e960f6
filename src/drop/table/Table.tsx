import { COLUMN_KEYS, COLUMNS, type ColumnKey } from './columns.ts';
import type { Row } from './row.ts';
import type { Order } from './sort.ts';
import { TableRow } from './TableRow.tsx';

interface Props {
  rows: readonly Row[];
  order: Order;
  sort: (by: ColumnKey) => void;
  open: (id: number) => void;
}

/** One line for every file; the buttons in its head sort, the button of a line opens its report. */
export function Table({ rows, order, sort, open }: Props) {
  return (
    <div class="scroll">
      <table class="dropped">
        <caption class="unseen">Files read on this device; the buttons of the columns sort them</caption>
        <thead>
          <tr>
            {COLUMN_KEYS.map((key) => (
              <th
                key={key}
                scope="col"
                class={key}
                aria-sort={order.by !== key ? 'none' : order.descending ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => sort(key)}>
                  {COLUMNS[key].name}
                </button>
              </th>
            ))}
            <th scope="col" class="file">
              File
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} open={open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

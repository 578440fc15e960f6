import { useMemo, useState } from 'preact/hooks';
import { useGrowing } from '../../shell/growing.ts';
import { COLUMNS, type ListColumns } from './columns.ts';
import type { GameFacts, ListRow } from './row.ts';
import type { Sorting } from './sort.ts';
import { TableRow } from './TableRow.tsx';

interface Props<Facts extends GameFacts> {
  rows: readonly ListRow<Facts>[];
  /** Those of every game, unless there are others. */
  columns?: ListColumns<Facts>;
  sorting: Sorting;
  sort: (by: string) => void;
  open: (id: number) => void;
  /** Deletes a line, where that can be done. */
  remove?: (id: number) => void;
  caption: string;
  /** The line whose report the visitor comes back from: it is there at once, to take the focus. */
  from?: number | undefined;
}

/** Lines that are drawn before somebody asks for more: so few that sorting them holds nothing up. */
export const FIRST_ROWS = 200;
/** Lines that are added when somebody does. */
const MORE_ROWS = 1000;
/** Lines of one drawing: browsers lay out as many in a moment that nobody notices. */
const ROWS_PER_TASK = 20;

/** One line for every file, as many as a look takes in, some after the others; the buttons in its head sort, the button of a line opens its report. */
export function FileTable<Facts extends GameFacts>({
  rows,
  columns = COLUMNS,
  sorting,
  sort,
  open,
  remove,
  caption,
  from,
}: Props<Facts>) {
  const list = useMemo(() => ({}), [sorting, columns]);
  const [back] = useState(() => ({ list, lines: rows.findIndex(({ id }) => id === from) + 1 }));
  const start = back.list === list ? back.lines : 0;
  // Another order begins anew: a browser lays out all lines of a table again for every few that are added.
  const [request, ask] = useState({ list, lines: 0 });
  const most = Math.max(start, FIRST_ROWS, request.list === list ? request.lines : 0);
  const rest = rows.length - most;
  const drawn = useGrowing(Math.min(rows.length, most), Math.max(start, ROWS_PER_TASK), ROWS_PER_TASK, list);
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
          {rows.slice(0, Math.min(drawn, most)).map((row) => (
            <TableRow key={row.id} row={row} columns={columns} open={open} {...(remove && { remove })} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" onClick={() => ask({ list, lines: most + MORE_ROWS })}>
          Show {Math.min(rest, MORE_ROWS)} more of {rows.length}
        </button>
      )}
    </div>
  );
}

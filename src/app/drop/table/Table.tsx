import { useMemo, useState } from 'preact/hooks';
import { useGrowing } from '../../shell/growing.ts';
import { COLUMNS, type ListColumns } from './columns.ts';
import type { GameFacts, ListRow } from './row.ts';
import type { Sorting } from './sort.ts';
import { TableRow } from './TableRow.tsx';
import { TABLE_WORDS as WORDS } from './words.ts';

interface Props<Facts extends GameFacts> {
  rows: readonly ListRow<Facts>[];
  /** The columns; if undefined, the default ones. */
  columns?: ListColumns<Facts>;
  sorting: Sorting;
  sort: (by: string) => void;
  open: (id: number) => void;
  /** Deletes a row, if possible. */
  remove?: (id: number) => void;
  caption: string;
  /** The row of the report that the visitor has just left. It is drawn at once, so that it can take the focus. */
  from?: number | undefined;
}

/** Rows drawn before the visitor asks for more; few enough to be sorted without delay. */
export const FIRST_ROWS = 200;
/** Rows added on request. */
const MORE_ROWS = 1000;
/** Rows per task: as many as browsers lay out without a noticeable delay. */
const ROWS_PER_TASK = 20;

/** A row for each file, drawn in portions. Buttons in the heading sort; a row's button opens its report. */
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
  // A new sort order begins with the first rows again, because browsers lay out all table rows whenever a few are
  // added.
  const [request, ask] = useState({ list, lines: 0 });
  const most = Math.max(start, FIRST_ROWS, request.list === list ? request.lines : 0);
  const rest = rows.length - most;
  const drawn = useGrowing(Math.min(rows.length, most), Math.max(start, ROWS_PER_TASK), ROWS_PER_TASK, list);
  return (
    <div class="scroll">
      <table class="dropped">
        <caption class="unseen">{WORDS.caption(caption)}</caption>
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
              {WORDS.file}
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
          {WORDS.more(Math.min(rest, MORE_ROWS), rows.length)}
        </button>
      )}
    </div>
  );
}

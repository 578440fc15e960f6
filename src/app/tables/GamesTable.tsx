/** The table of games that a visitor dropped or kept. */
import { useMemo, useState } from 'preact/hooks';
import { useGrowing } from '../shell/island/growing.ts';
import {
  COLUMNS,
  openButtonId,
  sidesText,
  type GameFacts,
  type ListColumns,
  type ListRow,
  type RowId,
  type Sorting,
} from './columns.ts';
import { Sides } from './Sides.tsx';

interface Actions<Id> {
  open: (id: Id) => void;
  /** Deletes a row, if possible. */
  remove?: ((id: Id) => void) | undefined;
}

interface RowProps<Facts extends GameFacts, Id extends RowId> extends Actions<Id> {
  row: ListRow<Facts, Id>;
  columns: ListColumns<Facts>;
}

/**
 * A file's row. Rows are redrawn only when their content changes, because there may be hundreds while more arrive.
 */
function TableRow<Facts extends GameFacts, Id extends RowId>(props: RowProps<Facts, Id>) {
  const { row, columns, open, remove } = props;
  const { id, file, game, failure, sameGameAs } = row;
  return useMemo(
    () => (
      <tr>
        <th scope="row" colSpan={failure ? Object.keys(columns).length : 1}>
          <button type="button" class="link" id={openButtonId(id)} onClick={() => open(id)}>
            {game ? <Sides sides={game.sides} /> : <span class="lost">No game</span>}
          </button>
          {failure && (
            <span class="note">
              <code>{failure.code}</code> {failure.sentence}
            </span>
          )}
          {sameGameAs !== null && (
            <span class="note">
              The same game as <bdi>{sameGameAs}</bdi>
            </span>
          )}
        </th>
        {game &&
          Object.entries(columns)
            .slice(1)
            .map(([key, { text, cell }]) => (
              <td key={key} class={key === 'length' ? 'number' : key}>
                {cell?.(game) ?? <bdi>{text(game)}</bdi>}
              </td>
            ))}
        <td class="file">
          <bdi>{file}</bdi>
        </td>
        {remove && (
          <td class="remove">
            <button
              type="button"
              aria-label={`Delete ${game ? `${sidesText(game.sides)} on ${game.map}, ` : ''}${file}`}
              onClick={() => remove(id)}
            >
              Delete
            </button>
          </td>
        )}
      </tr>
    ),
    [JSON.stringify(row), columns],
  );
}

interface Props<Facts extends GameFacts, Id extends RowId> extends Actions<Id> {
  rows: readonly ListRow<Facts, Id>[];
  /** The columns; if undefined, the default ones. */
  columns?: ListColumns<Facts>;
  sorting: Sorting;
  sort: (by: string) => void;
  caption: string;
  /** The row of the report that the visitor has just left. It is drawn at once, so that it can take the focus. */
  from?: Id | undefined;
}

/** Rows drawn before the visitor asks for more; few enough to be sorted without delay. */
const FIRST_ROWS = 200;
/** Rows added on request. */
const MORE_ROWS = 1000;
/** Rows per task: as many as browsers lay out without a noticeable delay. */
const ROWS_PER_TASK = 20;

/** A row for each file, drawn in portions. Buttons in the heading sort; a row's button opens its report. */
export function GamesTable<Facts extends GameFacts, Id extends RowId>(props: Props<Facts, Id>) {
  const { rows, columns = COLUMNS, sorting, sort, caption, from, ...actions } = props;
  // A new sort order begins with the first rows again, because browsers lay out all table rows whenever a few are
  // added.
  const list = useMemo(() => ({}), [sorting, columns]);
  const [asked, ask] = useState(() => ({ list, lines: rows.findIndex(({ id }) => id === from) + 1 }));
  const [firstAsked] = useState(asked);
  const start = firstAsked.list === list ? firstAsked.lines : 0;
  const maxRows = Math.max(FIRST_ROWS, asked.list === list ? asked.lines : 0);
  const omitted = rows.length - maxRows;
  const drawn = useGrowing(
    Math.min(rows.length, maxRows),
    Math.max(start, ROWS_PER_TASK),
    ROWS_PER_TASK,
    list,
  );
  const direction = sorting.descending ? 'descending' : 'ascending';
  return (
    <div class="scroll">
      <table class="dropped">
        <caption class="unseen">{caption}; the column buttons sort the table</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, { name }]) => (
              <th key={key} scope="col" class={key} aria-sort={sorting.by === key ? direction : 'none'}>
                <button type="button" onClick={() => sort(key)}>
                  {name}
                </button>
              </th>
            ))}
            <th scope="col" class="file">
              File
            </th>
            {actions.remove && <td class="remove" />}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, Math.min(drawn, maxRows)).map((row) => (
            <TableRow key={row.id} row={row} columns={columns} {...actions} />
          ))}
        </tbody>
      </table>
      {omitted > 0 && (
        <button type="button" onClick={() => ask({ list, lines: maxRows + MORE_ROWS })}>
          Show {Math.min(omitted, MORE_ROWS)} more of {rows.length}
        </button>
      )}
    </div>
  );
}

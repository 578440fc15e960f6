/** Prints tables as HTML. */
import type { Words } from '../rich-text.ts';
import type { Column, Row, Table as Data } from '../table.ts';
import { Said } from './RichText.tsx';
import { Steady } from './Steady.tsx';

interface Props {
  table: Data;
  /** Id of the caption, if it labels the table for keyboard scrolling. */
  id?: string | undefined;
  /** Maximum rows to draw. */
  most?: number | undefined;
}

/** Draws a table. All tables use this component. */
export function Table({ table, id, most }: Props) {
  if (table.split === 'tables') return <Tables table={table} />;
  const { caption, look, rows } = table;
  const role = roles(table);
  const columns = visibleColumns(table.columns);
  return (
    <table class={look} role={role('table')}>
      {caption && (
        <caption id={id}>
          <Said words={caption} />
        </caption>
      )}
      <Head columns={columns} role={role} />
      {table.split === 'groups' ? (
        [...groups(rows)].map(([title, group]) => (
          <Body key={title} table={{ ...table, rows: group }} columns={columns} group={group.length} />
        ))
      ) : (
        <Body table={{ ...table, rows: rows.slice(0, most) }} columns={columns} />
      )}
    </table>
  );
}

/** The columns shown on a page, each with its index among all. */
export const visibleColumns = (columns: readonly Column[]): Shown[] =>
  columns.flatMap((column, index) =>
    column.only === 'twin' ? [] : [{ ...column, index, heads: column.heads ?? index === 0 }],
  );

/** The table head. */
export const Head = ({ columns, role = () => undefined }: { columns: readonly Shown[]; role?: Roles }) => (
  <thead role={role('rowgroup')}>
    <tr role={role('row')}>
      {columns.map((column) =>
        column.name === '' ? (
          <td key={column.index} />
        ) : (
          <th key={column.index} scope="col" role={role('columnheader')} class={classOf(column)}>
            <Said words={column.name} />
          </th>
        ),
      )}
    </tr>
  </thead>
);

/**
 * A table that may be wider than the screen. It scrolls separately, also with the keyboard. `id` is the id of its
 * caption.
 */
export const WideTable = ({ table, id }: { table: Data; id: string }) => (
  <div class="scroll" role="region" aria-labelledby={id} tabIndex={0}>
    <Table table={table} id={id} />
  </div>
);

/** Rows drawn and compared together. */
const PORTION = 100;

type Shown = Column & { index: number };

interface BodyProps {
  table: Data;
  columns: readonly Shown[];
  /** Number of rows that the first cell spans. */
  group?: number;
}

/**
 * The rows of a table that may grow to thousands of rows. Rows are drawn in portions, and a finished portion isn't
 * compared again. Otherwise each new portion would cost as much as the whole table.
 */
const Body = ({ table, columns, group }: BodyProps) => (
  <tbody role={roles(table)('rowgroup')}>
    {Array.from({ length: Math.ceil(table.rows.length / PORTION) }, (_, index) => {
      const portion = table.rows.slice(index * PORTION, (index + 1) * PORTION);
      return (
        <Steady key={index} of={[portion.at(-1)]}>
          {() => portion.map((cells, row) => tableRow(table, columns, cells, index * PORTION + row, group))}
        </Steady>
      );
    })}
  </tbody>
);

function tableRow(table: Data, columns: readonly Shown[], cells: Row, row: number, group?: number) {
  const role = roles(table);
  return (
    <tr
      key={row}
      id={table.ids?.[row] || undefined}
      role={role('row')}
      class={table.looks?.[row] || undefined}
    >
      {columns.map((column) => {
        const { index, heads, label } = column;
        const words = cells[index] ?? '';
        if (group !== undefined && index === 0) return row === 0 && head(role, column, words, group);
        if (heads) return head(role, column, words);
        return (
          <td key={index} role={role('cell')} class={classOf(column)} data-name={label}>
            {cell(column, words)}
          </td>
        );
      })}
    </tr>
  );
}

/** The heading cell of a row or of a group of rows. */
const head = (role: Roles, column: Shown, words: Words, rows?: number) => (
  <th
    key={column.index}
    scope={rows === undefined ? 'row' : 'rowgroup'}
    role={role('rowheader')}
    rowSpan={rows}
    class={classOf(column)}
  >
    {cell(column, words)}
  </th>
);

type Role = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell';
type Roles = (role: Role) => Role | undefined;

const roles =
  ({ stacks }: Data): Roles =>
  (role) =>
    stacks ? role : undefined;

/** Spoilers must be elements, because bare text can't be hidden. */
const cell = ({ result, length }: Column, words: Words) =>
  (result || length) && typeof words === 'string' ? <span>{words}</span> : <Said words={words} />;

const classOf = ({ numeric, result, length, look }: Column): string | undefined =>
  [numeric && 'number', result && 'result', length && 'length', look].filter(Boolean).join(' ') || undefined;

/** A table for each text in the first column, side by side. */
const Tables = ({ table }: { table: Data }) => (
  <div class="side-by-side">
    {[...groups(table.rows)].map(([title, group]) => (
      <Table
        key={title}
        table={{
          caption: group[0]![0]!,
          ...(table.look !== undefined && { look: table.look }),
          columns: table.columns.slice(1).map((column) => ({ ...column, heads: false })),
          rows: group.map((cells) => cells.slice(1)),
        }}
      />
    ))}
  </div>
);

const groups = (rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ([first]) => JSON.stringify(first));

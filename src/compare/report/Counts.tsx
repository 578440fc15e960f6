import { formatClock } from '../../replay/clock.ts';
import { moreText } from '../difference.ts';
import type { Count, CountRow } from '../timings/counts.ts';
import { SideTable } from './Cells.tsx';

/** What was ordered up to some minutes. */
export function Counts({ rows }: { rows: readonly CountRow[] }) {
  if (rows.length === 0) return null;
  return (
    <SideTable
      id="counts"
      title="Ordered by 5, 8 and 10 minutes"
      of="Ordered by"
      revealing
      intro="Cancelled orders are taken off, losses are not: a replay does not tell what died. ≈ marks numbers with a
      burst of key presses among them, of which the number of units is inferred."
    >
      {rows.map(({ markMs, name, a, b, difference, why }) => (
        <tr key={`${markMs} ${name}`}>
          <th scope="row">
            {formatClock(markMs)}, {name.toLowerCase()}
          </th>
          <CountCell count={a} />
          <CountCell count={b} />
          <td class={difference === null ? 'ahead quiet' : 'ahead'}>
            {difference === null ? why : moreText(difference)}
          </td>
        </tr>
      ))}
    </SideTable>
  );
}

const CountCell = ({ count }: { count: Count | null }) => (
  <td>{count === null ? '–' : `${count.inferred ? '≈' : ''}${count.number}`}</td>
);

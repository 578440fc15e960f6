import { Time } from '../../view/print/html/Time.tsx';
import type { ResearchRow } from '../timings/research.ts';
import { Ahead, SideTable } from './Cells.tsx';

/** Upgrades of both sides. */
export function Research({ rows }: { rows: readonly ResearchRow[] }) {
  if (rows.length === 0) return null;
  return (
    <SideTable
      id="research"
      title="Research"
      of="Upgrade"
      revealing
      intro="When each level was ordered first, cancelled orders left out."
    >
      {rows.map(({ name, level, a, b, ahead }) => (
        <tr key={`${(a ?? b)?.id} ${level}`}>
          <th scope="row">
            {name}
            {rows.some((row) => row.name === name && row.level > 1) && ` ${level}`}
          </th>
          <td>
            <Time ms={a?.ms ?? null} />
          </td>
          <td>
            <Time ms={b?.ms ?? null} />
          </td>
          <Ahead seconds={ahead} why={a ? 'only A' : 'only B'} />
        </tr>
      ))}
    </SideTable>
  );
}

import { TimeWithBasis } from '../../report/Time.tsx';
import type { Timing } from '../timings/compare.ts';
import type { Moment } from '../timings/moments.ts';
import { Ahead, SideTable } from './Cells.tsx';

/** Heroes, tiers and expansion. */
export function Timings({ timings }: { timings: readonly Timing[] }) {
  return (
    <SideTable
      id="timings"
      title="Timings"
      of="Moment"
      intro="Times of orders, in minutes and seconds of game time. Only an order is compared with an order: what was
      only seen in a selection had happened by then, nobody knows when."
    >
      {timings.map(({ name, a, b, ahead, why }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <MomentCell moment={a} />
          <MomentCell moment={b} />
          <Ahead seconds={ahead} why={why} />
        </tr>
      ))}
    </SideTable>
  );
}

const MomentCell = ({ moment: { time, notes } }: { moment: Moment }) => (
  <td>
    <TimeWithBasis time={time} />
    {notes.map((note) => (
      <span class="note" key={note}>
        {note}
      </span>
    ))}
  </td>
);

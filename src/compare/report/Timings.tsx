import { TIER_DOUBTS } from '../../replay/vocabulary.ts';
import { TimeWithBasis } from '../../view/print/html/Time.tsx';
import type { Obstacle, Timing } from '../timings/compare.ts';
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
          <Ahead seconds={ahead} why={<Why of={why} />} />
        </tr>
      ))}
    </SideTable>
  );
}

const Why = ({ of }: { of: Obstacle | null }) =>
  of && <span class={of.tellsLength ? 'length' : undefined}>{of.sentence}</span>;

const MomentCell = ({ moment: { time, notes } }: { moment: Moment }) => (
  <td>
    <TimeWithBasis time={time} />
    {notes.map((note) => (
      <span class={note === TIER_DOUBTS.unfinished ? 'note length' : 'note'} key={note}>
        {note}
      </span>
    ))}
  </td>
);

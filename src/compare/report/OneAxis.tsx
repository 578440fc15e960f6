import { Filters } from '../../view/print/html/timeline/Filters.tsx';
import { Legend } from '../../view/print/html/timeline/Legend.tsx';
import { Timeline } from '../../view/print/html/timeline/Timeline.tsx';
import { endOf, type Side } from '../side.ts';

/** Both build orders on one time axis, as far as the longer of the two goes. */
export const OneAxis = ({ a, b }: { a: Side; b: Side }) => (
  <section class="reveals-length" aria-labelledby="timeline">
    <h2 id="timeline">Both on one time axis</h2>
    <Filters />
    <Timeline
      players={[
        { label: `A: ${a.player.handle}`, player: a.player },
        { label: `B: ${b.player.handle}`, player: b.player },
      ]}
      endMs={Math.max(endOf(a), endOf(b))}
    />
    <Legend rest="Cancelled orders are left out; what has no room for its name stands in the table “Row by row”." />
  </section>
);

import { KIND_NAMES } from '../svg/kinds.ts';
import type { Drawing } from '../charts.ts';
import { ApmCharts } from './charts/ApmCharts.tsx';
import { SpendingChart } from './charts/SpendingChart.tsx';
import { Mark } from './timeline/Mark.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/** A drawing, each kind by its own component. */
export function DrawingView({ drawing, id }: { drawing: Drawing; id: string }) {
  switch (drawing.kind) {
    case 'timeline':
      return (
        <>
          <Filters />
          <Timeline players={drawing.players} endMs={drawing.endMs} />
          <Legend rest={drawing.rest} />
        </>
      );
    case 'spending':
      return <SpendingChart drawing={drawing} />;
    case 'apm':
      return <ApmCharts drawing={drawing} id={id} />;
  }
}

/**
 * One box for each kind of order. The style sheet hides what is not ticked, in the whole page: no script is needed, and
 * a browser that knows no `:has()` shows everything and none of the boxes.
 */
const Filters = () => (
  <fieldset class="filters" id="filters">
    <legend>Show</legend>
    {KIND_NAMES.map(([kind, name]) => (
      <label key={kind}>
        <input type="checkbox" class={`show-${kind}`} defaultChecked /> <Mark kind={kind} /> {name}
      </label>
    ))}
  </fieldset>
);

/** What the marks of the drawing mean that the filters do not name; `rest` says what is not drawn. */
const Legend = ({ rest }: { rest: string }) => (
  <p class="quiet">
    <Mark kind="ordered" /> tier ordered, <Mark kind="completed" /> completed (derived: the order plus 140 s),{' '}
    <Mark kind="observed" /> first seen (observed in a selection). <Mark kind="expansion" /> expansion. A band
    joins orders of the same thing that follow one another within a minute, a stroke at its foot is each
    further order. A hero’s band goes on until its player leaves, dead or alive, with a stroke for each skill
    learned and ▴ for an order to revive it. {rest}
  </p>
);

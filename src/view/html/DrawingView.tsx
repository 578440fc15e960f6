import { KIND_NAMES } from '../svg/kinds.ts';
import type { Drawing } from '../charts.ts';
import { ApmCharts } from './charts/ApmCharts.tsx';
import { SpendingChart } from './charts/SpendingChart.tsx';
import { Mark } from './timeline/Mark.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { HTML_WORDS } from './words.ts';

const LEGEND = HTML_WORDS.legend;

/** Prints a drawing with its component. */
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
 * A checkbox for each kind of order. The style sheet hides unchecked kinds on the whole page without a script.
 * Browsers without `:has()` show everything and no checkboxes.
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

/** The meaning of marks that the filters don't name; `rest` lists what is not drawn. */
const Legend = ({ rest }: { rest: string }) => (
  <p class="quiet">
    <Mark kind="ordered" /> {LEGEND.ordered} <Mark kind="completed" /> {LEGEND.completed}{' '}
    <Mark kind="observed" /> {LEGEND.observed} <Mark kind="expansion" /> {LEGEND.expansion} {rest}
  </p>
);

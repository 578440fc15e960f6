import type { Drawing } from '../../page.ts';
import { ApmCharts } from './charts/ApmCharts.tsx';
import { Filters } from './timeline/Filters.tsx';
import { Legend } from './timeline/Legend.tsx';
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
    case 'apm':
      return <ApmCharts drawing={drawing} id={id} />;
  }
}

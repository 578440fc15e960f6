import { mostActions } from '../../svg/apm-series.ts';
import { timeAxis } from '../../svg/axis.ts';
import { POINTS } from '../../svg/points.ts';
import type { ApmDrawing } from '../../charts.ts';
import { Mark } from '../timeline/Mark.tsx';
import { Sideways } from '../timeline/Sideways.tsx';
import { ApmChart } from './ApmChart.tsx';

/**
 * APM of all players on one scale. Two players share a chart; more players have one chart each, one below the other.
 */
export function ApmCharts({ drawing: { series, endMs }, id }: { drawing: ApmDrawing; id: string }) {
  const axis = timeAxis(endMs);
  const charts = series.length <= POINTS.length ? [series] : series.map((player) => [player]);
  return (
    <>
      <Sideways axis={axis} />
      <div class="scroll" role="group" aria-labelledby={id} tabIndex={0}>
        {charts.map((chart) => (
          <div key={chart[0]?.player.slot}>
            <p class="whose">
              {chart.map(({ player }, index) => (
                <span key={player.slot}>
                  <Mark kind={POINTS[index]!.shape} /> <bdi>{player.handle}</bdi> (average{' '}
                  {player.apm.average}){index < chart.length - 1 ? ', ' : ''}
                </span>
              ))}
            </p>
            <ApmChart series={chart} axis={axis} most={mostActions(series)} />
          </div>
        ))}
      </div>
    </>
  );
}

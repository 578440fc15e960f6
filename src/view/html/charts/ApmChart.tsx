import { RACE_CLASSES } from '../RaceMark.tsx';
import { type Axis, timeAxis } from '../../svg/axis.ts';
import { Sideways, TimeGrid } from '../timeline/Grid.tsx';
import { NAMES_WIDTH } from '../timeline/PlayerLanes.tsx';
import { shapeAt, type MarkShape } from '../../svg/shapes.ts';
import { valueScale } from '../../svg/scale.ts';
import { type ApmSeries, mostActions } from '../../svg/apm-series.ts';
import type { ApmDrawing } from '../../charts.ts';
import { Mark } from '../timeline/Mark.tsx';

/** A minute’s actions are drawn in its middle. */
const HALF_MINUTE = 30_000;
/** Height of a player's tier line. */
const TIERS = 16;
/** Height of the lines. */
const LINES = 120;
/** Height of the times below. */
const TIMES = 18;

interface Props {
  series: readonly ApmSeries[];
  axis: Axis;
  /** The maximum in all charts of this game, so that they share one scale. */
  most: number;
}

/** Actions in each whole minute as lines on one scale, with tiers marked above. */
function ApmChart({ series, axis, most }: Props) {
  const top = series.length * TIERS + 6;
  const bottom = top + LINES;
  const height = bottom + TIMES;
  const { y, lines } = valueScale(most, top, bottom);
  const names = series.map(({ player }) => player.handle).join(' and ');
  return (
    <div class="lanes">
      <svg class="names" width={NAMES_WIDTH} height={height} aria-hidden="true">
        {lines.map((value) => (
          <text key={value} class="end" x={NAMES_WIDTH - 4} y={y(value) + 4}>
            {value}
          </text>
        ))}
      </svg>
      <svg class="drawing" width={axis.width} height={height} role="img">
        <title>{`Actions per minute of ${names}`}</title>
        <desc>{`Actions in each whole minute, one line per player, on a scale from 0 to ${lines.at(-1)!}, with tier times marked. The table below has the same numbers.`}</desc>
        <TimeGrid axis={axis} top={top} bottom={bottom} timesY={bottom + 14} />
        <path class="rule" d={lines.map((value) => `M0 ${y(value)}.5h${axis.width}`).join('')} />
        {series.map(({ player, whole, tiers }, index) => {
          const points = whole.map(({ minute, actions }) => [
            axis.x(minute * 60_000 + HALF_MINUTE),
            y(actions),
          ]);
          const { shape, line } = POINTS[index]!;
          const marks = tiers.map(({ ms }) => axis.x(ms));
          const row = index * TIERS + TIERS / 2;
          return (
            <g key={player.slot} class={player.race ? RACE_CLASSES[player.race] : undefined}>
              {points.length > 0 && (
                <>
                  <path
                    class={`line ${line}`}
                    d={points.map((point, index) => `${index > 0 ? 'L' : 'M'}${point.join(' ')}`).join('')}
                  />
                  <path
                    class={`points ${line}`}
                    d={points.map(([x, pointY]) => `M${x} ${pointY}h0`).join('')}
                  />
                </>
              )}
              {marks.length > 0 && (
                <>
                  <path class="since" d={marks.map((x) => `M${x} ${row}V${bottom}`).join('')} />
                  <path d={marks.map((x) => shapeAt('completed', x, row)).join('')} />
                  <path d={marks.map((x) => shapeAt(shape, x + 13, row)).join('')} />
                </>
              )}
              {tiers.map(({ ms, tier }) => (
                <text key={tier} x={axis.x(ms) + 21} y={row + 4}>
                  Tier {tier}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

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

/** Differences between a chart's lines other than colour: the mark at each minute, and the line's class. */
const POINTS: readonly { shape: MarkShape; line: string }[] = [
  { shape: 'unit', line: '' },
  { shape: 'building', line: 'broken' },
];

import type { SpreadChart as Data } from '../../charts.ts';
import { formatClock } from '../../../game/clock.ts';
import { hasQuartiles } from '../../../archive/count/distribution.ts';
import { linear } from '../../svg/scale.ts';
import { ChartFrame, LEFT_X, markClass, RIGHT, ROW, RowLabel, SpreadMark } from './frame.tsx';

/** Height of the axis with its times. */
const AXIS = 20;
/** Round distances between times. */
const STEPS_SEC = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800];
/** Maximum number of labels on an axis. */
const MAX_TICKS = 5;

/**
 * Distributions as boxes on one time axis, each with its number of values.
 */
export function SpreadChart({ chart }: { chart: Data }) {
  const height = chart.rows.length * ROW;
  const maxSec = Math.max(1, ...chart.rows.map(({ spread }) => spread.maxSec));
  const times = ticks(Math.min(...chart.rows.map(({ spread }) => spread.minSec)), maxSec);
  const x = linear([times[0]!, maxSec], [LEFT_X, RIGHT]);
  return (
    <ChartFrame title={chart.title} height={height + AXIS}>
      {times.map((seconds) => (
        <g key={seconds}>
          <line class="grid" x1={x(seconds)} x2={x(seconds)} y1={0} y2={height} />
          <text class="tick" x={x(seconds)} y={height + 14} text-anchor="middle">
            {formatClock(seconds * 1000)}
          </text>
        </g>
      ))}
      {chart.rows.map(({ label, race, spread }, index) => {
        const y = index * ROW + ROW / 2;
        return (
          <g key={index} class={markClass(race)}>
            <RowLabel label={label} race={race} y={y} />
            <SpreadMark spread={spread} boxed={hasQuartiles(spread)} x={x} y={y} half={6} />
            <text class="value" x={RIGHT + 6} y={y + 4}>
              {spread.n}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}

/** Round times from 0:00 or, if a third would be empty, from just before the first value. */
function ticks(minSec: number, maxSec: number): number[] {
  const start = minSec < maxSec / 3 ? 0 : minSec;
  const step = STEPS_SEC.find((candidate) => (maxSec - start) / candidate < MAX_TICKS) ?? maxSec;
  const first = Math.min(Math.floor(start / step), Math.ceil(maxSec / step) - 1) * step;
  return Array.from({ length: Math.floor((maxSec - first) / step) + 1 }, (_, index) => first + index * step);
}

import type { BarChart as Data } from '../../charts.ts';
import { linear } from '../../svg/scale.ts';
import { ChartFrame, LEFT_X, markClass, RIGHT, ROW, RowLabel } from './frame.tsx';

/** Numbers as bars from zero, one below the other, each with its number. */
export function BarChart({ chart }: { chart: Data }) {
  const maxCount = Math.max(1, ...chart.rows.map(({ count }) => count));
  const x = linear([0, maxCount], [LEFT_X, RIGHT]);
  return (
    <ChartFrame title={chart.title} height={chart.rows.length * ROW + 4}>
      <line class="axis" x1={LEFT_X} x2={LEFT_X} y1={0} y2={chart.rows.length * ROW + 4} />
      {chart.rows.map(({ label, race, count }, index) => {
        const y = index * ROW + ROW / 2 + 2;
        return (
          <g key={index}>
            <RowLabel label={label} race={race} y={y} />
            <rect class={markClass(race)} x={LEFT_X} y={y - 7} width={round(x(count) - LEFT_X)} height={14} />
            <text class="value" x={round(x(count) + 5)} y={y + 4}>
              {count}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

import { formatClock } from '../../replay/clock.ts';
import type { Axis } from './axis.ts';

interface Props {
  axis: Axis;
  top: number;
  bottom: number;
  /** Where the times stand. */
  timesY: number;
}

/** Lines at round times, and the times. */
export const Grid = ({ axis, top, bottom, timesY }: Props) => (
  <g class="times">
    <path class="grid" d={axis.lines.map((ms) => `M${axis.x(ms)} ${top}V${bottom}`).join('')} />
    {axis.times.map((ms) => (
      <text key={ms} x={axis.x(ms)} y={timesY}>
        {formatClock(ms)}
      </text>
    ))}
  </g>
);

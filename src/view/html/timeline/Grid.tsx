import { formatClock } from '../../../game/clock.ts';
import type { Axis } from '../../svg/axis.ts';

interface Props {
  axis: Axis;
  top: number;
  /** Where the lines end; the drawing cuts off what is below it. */
  bottom: number;
  /** Where the times stand. */
  timesY: number;
}

/** Lines at round times, and the times. The same for all drawings on one axis, so that the page packs well. */
export const TimeGrid = ({ axis, top, bottom, timesY }: Props) => (
  <g class="times">
    <path class="grid" d={axis.lines.map((ms) => `M${axis.x(ms)} ${top}V${bottom}`).join('')} />
    <g transform={`translate(0 ${timesY})`}>
      {axis.times.map((ms) => (
        <text key={ms} x={axis.x(ms)}>
          {formatClock(ms)}
        </text>
      ))}
    </g>
  </g>
);

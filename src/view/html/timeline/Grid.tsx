import { formatClock } from '../../../game/clock.ts';
import { type Axis, isLong } from '../../svg/axis.ts';

interface Props {
  axis: Axis;
  top: number;
  /** Where the lines end; the drawing clips everything below. */
  bottom: number;
  /** Vertical position of the times. */
  timesY: number;
}

/** Lines at round times with labels. Identical for all drawings on one axis, so that the page compresses well. */
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

/** A note that a drawing scrolls sideways; the style sheet shows it only if the drawing does. */
export const Sideways = ({ axis }: { axis: Axis }) => (
  <p class={isLong(axis) ? 'quiet sideways long' : 'quiet sideways'}>
    This chart is wider than the screen. Scroll it sideways.
  </p>
);

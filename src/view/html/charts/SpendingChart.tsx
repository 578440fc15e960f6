import { formatClock } from '../../../game/clock.ts';
import { roundTimes, valueScale } from '../../svg/scale.ts';
import { shapeAt, type MarkShape } from '../../svg/shapes.ts';
import { coarsePath } from '../../svg/spending-lines.ts';
import type { SpendingDrawing } from '../../charts.ts';
import { numberMade } from '../../step-text.ts';
import { SideMark } from '../SideMark.tsx';

/** Size of the drawing, in its own units. */
const WIDTH = 360;
const HEIGHT = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 350, 8, 130];
/** Marks at the ends of the sides' lines, and before their names. */
const ENDS: readonly MarkShape[] = ['unit', 'building', 'upgrade', 'item'];
/** Possible minutes between two labels below the drawing. */
const STEPS = [1, 5, 10, 20, 30, 60];
/** Maximum number of labels. */
const MAX_TIMES = 6;

/** Gold of all sides on one scale: a solid line for the confirmed minimum, a dashed line for the maximum. */
export function SpendingChart({ drawing: { lines, minutes } }: { drawing: SpendingDrawing }) {
  const endMs = Math.max(1, minutes.at(-1) ?? 0);
  const { y, lines: values } = valueScale(
    Math.max(1, ...lines.map(({ most }) => most.at(-1) ?? 0)),
    TOP,
    BOTTOM,
  );
  const x = (ms: number) => Math.round(LEFT + (ms / endMs) * (RIGHT - LEFT));
  const path = (amounts: readonly number[]) =>
    coarsePath(amounts.map((amount, index) => [x(minutes[index] ?? 0), y(amount)]));
  return (
    <div class="bands">
      <p class="whose">
        {lines.map(({ label, least, most }, side) => (
          <span key={side}>
            <SideMark side={side} /> <bdi>{label}</bdi>,{' '}
            {numberMade({ min: least.at(-1) ?? 0, max: most.at(-1) ?? 0 })} gold{' '}
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Gold spent by each minute, as a chart">
        <path d={values.map((value) => `M${LEFT} ${y(value)}H${RIGHT}`).join('')} />
        {values.map((value) => (
          <text key={value} x={LEFT - 5} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        ))}
        {roundTimes(endMs, STEPS, MAX_TIMES)
          .slice(1)
          .map((ms) => (
            <text key={ms} x={x(ms)} y={HEIGHT - 4} text-anchor="middle">
              {formatClock(ms)}
            </text>
          ))}
        {lines.map(({ least, most }, side) => (
          <g key={side} class={`side-${side}`}>
            <path class="most" d={path(most)} />
            <path d={path(least)} />
            <path class="end" d={shapeAt(ENDS[side]!, RIGHT, y(least.at(-1) ?? 0))} />
          </g>
        ))}
      </svg>
    </div>
  );
}

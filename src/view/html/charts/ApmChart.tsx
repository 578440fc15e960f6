import { RACE_CLASSES } from '../RaceMark.tsx';
import type { Axis } from '../../svg/axis.ts';
import { TimeGrid } from '../timeline/Grid.tsx';
import { NAMES_WIDTH } from '../timeline/PlayerLanes.tsx';
import { shapeAt } from '../../svg/shapes.ts';
import { valueScale } from '../../svg/scale.ts';
import { POINTS } from '../../svg/points.ts';
import type { ApmSeries } from '../../svg/apm-series.ts';
import { HTML_WORDS } from '../words.ts';

const HALF_MINUTE = 30_000;
/** Height of a player's tier line, of the lines, and of the times below. */
const TIERS = 16;
const LINES = 120;
const TIMES = 18;

interface Props {
  series: readonly ApmSeries[];
  axis: Axis;
  /** The maximum in all charts of this game, so that they share one scale. */
  most: number;
}

/** Actions in each whole minute as lines on one scale, with tiers marked above. */
export function ApmChart({ series, axis, most }: Props) {
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
        <title>{HTML_WORDS.apm.title(names)}</title>
        <desc>{HTML_WORDS.apm.description(lines.at(-1)!)}</desc>
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
                    d={points.map((at, index) => `${index > 0 ? 'L' : 'M'}${at.join(' ')}`).join('')}
                  />
                  <path class={`points ${line}`} d={points.map(([x, at]) => `M${x} ${at}h0`).join('')} />
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

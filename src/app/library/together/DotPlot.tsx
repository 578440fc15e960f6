/** A measure of many games: a column for each with its dot, before the middle half of the winners of its matchup. */
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { linear } from '../../../view/svg/scale.ts';
import { glyphUrl } from '../../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../../view/svg/glyphs/races.ts';
import { amountText } from '../advice/work-on.ts';
import type { Measure } from '../measure.ts';
import type { Ordered } from './over-time.ts';
import type { Against, Pattern, Placed } from './patterns.ts';
import { rowText } from './words.ts';

// Sizes are in units of the drawing.
/** Width of the plot with its labels, and height of the part with the values. */
const [WIDTH, HEIGHT] = [360, 120];
/** Width of the labels on the left. */
const LEFT = 38;
/** Side of a race's glyph, and radius of a dot, if a column has room for them. */
const [GLYPH, RADIUS] = [14, 5];
/** Space below the values for games without one. */
const MISSED = 16;
/** Games in a plot, the last ones; more would touch each other. */
export const MAX_PLOTTED = 40;
/** Round distances between labels; seconds for times. */
const STEPS = {
  time: [5, 10, 15, 30, 60, 120, 300, 600, 1200],
  number: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
};
/** Maximum number of labels. */
const MAX_LABELS = 5;

type Column = Placed & Omit<Against, 'games'>;

interface Props {
  pattern: Pattern;
  /** The order of all games. */
  ordered: Ordered;
}

/** The plot of a pattern, from the first game to the last. Better values are higher. */
export function DotPlot({ pattern: { measure, rows }, ordered: { games } }: Props) {
  const places = new Map(games.map(({ fingerprint }, index) => [fingerprint, index]));
  const placeOf = ({ game }: Column) => places.get(game.fingerprint) ?? -1;
  const columns = rows
    .flatMap(({ games: placed, ...against }) => placed.map((point): Column => ({ ...point, ...against })))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(-MAX_PLOTTED);
  const values = columns.flatMap(({ spread, value }) => [spread.lower, spread.upper, value ?? []].flat());
  const [minValue, maxValue] = [Math.min(...values), Math.max(...values)];
  const [top, bottom] = [
    RADIUS + 2,
    HEIGHT - RADIUS - (columns.some(({ value }) => value === null) ? MISSED : 2),
  ];
  const y = linear(
    [minValue, Math.max(maxValue, minValue + 1)],
    measure.worse === 'more' ? [top, bottom] : [bottom, top],
  );
  const width = (WIDTH - LEFT) / columns.length;
  const label = rows.map((row) => `Against ${RACE_NAMES[row.opponent]}: ${rowText(measure, row)}`).join('. ');
  return (
    <svg class="dot-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT + GLYPH + 6}`} role="img" aria-label={label}>
      {labels(measure, minValue, maxValue).map((value) => (
        <g key={value}>
          <path class="axis" d={`M${LEFT} ${y(value)}H${WIDTH}`} />
          <text class="tick" x={LEFT - 5} y={y(value) + 4} text-anchor="end">
            {amountText(measure, value)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <Game key={column.game.fingerprint} {...{ column, measure, y, width }} x={LEFT + index * width} />
      ))}
    </svg>
  );
}

interface GameProps {
  column: Column;
  measure: Measure;
  /** The left edge of its column. */
  x: number;
  width: number;
  y: (value: number) => number;
}

/** A won game is a filled dot, any other a hollow one; without a value, a cross below. */
function Game({ column: { game, value, opponent, winners, spread }, measure, x, y, width }: GameProps) {
  const [lowerY, upperY, median] = [spread.lower, spread.upper, spread.median].map(y) as [
    number,
    number,
    number,
  ];
  const middle = x + width / 2;
  const valueText = value === null ? 'not at all' : amountText(measure, value);
  const size = Math.min(GLYPH, width - 1);
  return (
    <g>
      <title>
        {`${valueText}, ${game.result ?? 'result not known'}, against ${game.opponents.join(' & ')} on ${game.map}; ` +
          `band: ${winners}`}
      </title>
      <rect
        class="winners"
        x={x}
        y={Math.min(lowerY, upperY)}
        width={width}
        height={Math.max(2, Math.abs(lowerY - upperY))}
      />
      <path class="median" d={`M${x} ${median}h${width}`} />
      {value === null ? (
        <path class="missed" d={`M${middle - 4} ${HEIGHT - 12}l8 8m0 -8l-8 8`} />
      ) : (
        <circle
          class={game.result === 'won' ? 'won' : 'lost'}
          cx={middle}
          cy={y(value)}
          r={Math.min(RADIUS, width / 2)}
        />
      )}
      <use
        class={RACE_GLYPHS[opponent]}
        href={glyphUrl(RACE_GLYPHS[opponent])}
        x={middle - size / 2}
        y={HEIGHT + 4}
        width={size}
        height={size}
      />
    </g>
  );
}

function labels({ unit }: Measure, minValue: number, maxValue: number): number[] {
  const steps = unit === 'clock' ? STEPS.time : STEPS.number;
  const step =
    steps.find((candidate) => (maxValue - minValue) / candidate < MAX_LABELS) ?? maxValue - minValue;
  const first = Math.ceil(minValue / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((maxValue - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

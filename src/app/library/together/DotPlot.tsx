/** A measure of many games: a row for each matchup with the winners' middle half, and a dot for each game. */
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { linear } from '../../../view/svg/scale.ts';
import { glyphUrl } from '../../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../../view/svg/glyphs/races.ts';
import { amountText } from '../advice/work-on.ts';
import type { Measure } from '../measure.ts';
import type { Against, Pattern, Placed } from './patterns.ts';

const WIDTH = 360;
const LEFT = 34;
const RIGHT = WIDTH - 26;
const ROW = 28;
const AXIS = 18;
const RADIUS = 5;
/** Round distances between labels; seconds for times. */
const STEPS = {
  time: [5, 10, 15, 30, 60, 120, 300, 600, 1200],
  number: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
};
const MAX_LABELS = 5;

/** The plot of a pattern; `rows` of the same width, so that several plots line up. */
export function DotPlot({ pattern: { measure, rows } }: { pattern: Pattern }) {
  const values = rows.flatMap(({ spread, games }) => [
    spread.lowerSec,
    spread.upperSec,
    ...games.flatMap(({ value }) => value ?? []),
  ]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = linear([least, Math.max(most, least + 1)], [LEFT + RADIUS, RIGHT - RADIUS]);
  const height = rows.length * ROW;
  const label = rows.map((row) => `Against ${RACE_NAMES[row.opponent]}: ${rowText(measure, row)}`).join('. ');
  return (
    <svg class="dot-plot" viewBox={`0 0 ${WIDTH} ${height + AXIS}`} role="img" aria-label={label}>
      {rows.map((row, at) => (
        <Row key={row.opponent} row={row} measure={measure} x={x} y={(at + 0.5) * ROW} />
      ))}
      <path class="axis" d={`M${LEFT} ${height}H${RIGHT}`} />
      {labels(measure, least, most).map((value) => (
        <text key={value} class="tick" x={x(value)} y={height + 14} text-anchor="middle">
          {amountText(measure, value)}
        </text>
      ))}
    </svg>
  );
}

interface RowProps {
  row: Against;
  measure: Measure;
  x: (value: number) => number;
  y: number;
}

function Row({ row: { opponent, winners, spread, games }, measure, x, y }: RowProps) {
  const [from, to] = [x(spread.lowerSec), x(spread.upperSec)];
  return (
    <g>
      <title>{winners}</title>
      <use
        class={RACE_GLYPHS[opponent]}
        href={glyphUrl(RACE_GLYPHS[opponent])}
        x={4}
        y={y - 8}
        width={16}
        height={16}
      />
      <rect class="winners" x={from} y={y - 11} width={Math.max(2, to - from)} height={22} />
      <path class="median" d={`M${x(spread.medianSec)} ${y - 11}v22`} />
      {stacked(games).map(({ placed, stack }) => (
        <Dot key={placed.game.fingerprint} placed={placed} measure={measure} x={x} y={y + stack} />
      ))}
    </g>
  );
}

/** A won game is a filled dot, any other a hollow one; without a value, a cross behind the axis. */
function Dot({ placed: { game, value }, measure, x, y }: { placed: Placed } & Omit<RowProps, 'row'>) {
  const said = value === null ? 'not at all' : amountText(measure, value);
  const title = `${said}, ${game.result ?? 'result not known'}, against ${game.opponents.join(' & ')} on ${game.map}`;
  return value === null ? (
    <path class="missed" d={`M${RIGHT + 8} ${y - 4}l8 8m0 -8l-8 8`}>
      <title>{title}</title>
    </path>
  ) : (
    <circle class={game.result === 'won' ? 'won' : 'lost'} cx={x(value)} cy={y} r={RADIUS}>
      <title>{title}</title>
    </circle>
  );
}

/** Games with equal values are drawn a little apart. */
function stacked(games: readonly Placed[]): { placed: Placed; stack: number }[] {
  const seen = new Map<number | null, number>();
  return games.map((placed) => {
    const before = seen.get(placed.value) ?? 0;
    seen.set(placed.value, before + 1);
    return { placed, stack: [0, -4, 4, -7, 7][before % 5]! };
  });
}

function labels({ unit }: Measure, least: number, most: number): number[] {
  const steps = unit === 'clock' ? STEPS.time : STEPS.number;
  const step = steps.find((candidate) => (most - least) / candidate < MAX_LABELS) ?? most - least;
  const first = Math.ceil(least / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((most - first) / step) + 1) },
    (_, at) => first + at * step,
  );
}

/** All values of a plot's row, for screen readers. */
function rowText(measure: Measure, { winners, spread, games }: Against): string {
  const values = games.map(({ value, game: { result } }) =>
    [value === null ? 'not at all' : amountText(measure, value), result].filter(Boolean).join(' '),
  );
  const [from, to] = [spread.lowerSec, spread.upperSec].map((amount) => amountText(measure, amount));
  return `${values.join(', ')}; middle half of ${winners}: ${from} to ${to}`;
}

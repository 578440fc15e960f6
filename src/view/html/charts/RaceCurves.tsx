import { formatClock } from '../../../game/clock.ts';
import { CURVE_END_MS, CURVE_STEP_MS, type RacePicture } from '../../hub/strategy.ts';
import { linear } from '../../svg/scale.ts';
import { coarsePath } from '../../svg/spending-lines.ts';

const [WIDTH, HEIGHT] = [250, 112];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 246, 8, 92];
const SHARES = [0, 50, 100];
/** Time between two labels. */
const LABELLED_MS = 5 * 60_000;
/** A sample of a line in the list of lines. */
const SAMPLE = 26;

/** How many players of a race had ordered a tier or an expansion by each time, and what that says in numbers. */
export function RaceCurves({ picture: { appearances, curves } }: { picture: RacePicture }) {
  const [x, y] = [linear([0, CURVE_END_MS], [LEFT, RIGHT]), linear([0, 100], [BOTTOM, TOP])];
  const labels = Array.from({ length: CURVE_END_MS / LABELLED_MS + 1 }, (_, index) => index * LABELLED_MS);
  const path = (counts: readonly number[]) =>
    coarsePath(
      counts.map((count, step) => [
        Math.round(x(step * CURVE_STEP_MS)),
        Math.round(y((100 * count) / appearances)),
      ]),
    );
  return (
    <>
      <svg
        class="curves"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Share of appearances that had ordered each, by game time"
      >
        {SHARES.map((share) => (
          <g key={share}>
            <line class="grid" x1={LEFT} x2={RIGHT} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 4} y={y(share) + 4} text-anchor="end">
              {share}&nbsp;%
            </text>
          </g>
        ))}
        {labels.map((ms) => (
          <text
            key={ms}

            x={x(ms)}
            y={HEIGHT - 4}
            text-anchor={ms === CURVE_END_MS ? 'end' : 'middle'}
          >
            {formatClock(ms)}
          </text>
        ))}
        {curves.map(({ name, counts }, index) => (
          <path key={name} class={`curve curve-${index}`} d={path(counts)} />
        ))}
      </svg>
      <ul class="curve-list">
        {curves.map(({ name, games, medianMs }, index) => (
          <li key={name}>
            <svg width={SAMPLE} height="10" viewBox={`0 0 ${SAMPLE} 10`} aria-hidden="true">
              <path class={`curve curve-${index}`} d={`M0 5h${SAMPLE}`} />
            </svg>{' '}
            {name}: {games} of {appearances}
            {medianMs !== null && `, median ${formatClock(medianMs)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

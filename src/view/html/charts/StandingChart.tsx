import type { StandingMark } from '../../../archive/count/standings.ts';
import { linear } from '../../svg/scale.ts';
import { markClass } from './frame.tsx';

const WIDTH = 180;
const HEIGHT = 18;
/** Space for half a mark at both ends. */
const MARGIN = 7;
const MIDDLE = HEIGHT / 2;

/**
 * A time among the times it is compared with. A line runs from the earliest to the latest time, a box covers the
 * middle half, a stroke marks the median, and a diamond marks the time itself. Hidden from screen readers, because
 * its row has the numbers. Each row has its own axis; otherwise one very late player would squeeze the others.
 */
export function StandingChart({ row: { spread, race, sec, quartiles } }: { row: StandingMark }) {
  // The player may be earlier or later than everyone else.
  const [minSec, maxSec] = [Math.min(spread.minSec, sec), Math.max(spread.maxSec, sec)];
  const x = linear([minSec, Math.max(maxSec, minSec + 1)], [MARGIN, WIDTH - MARGIN]);
  const at = x(sec);
  return (
    <svg class="chart standing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g class={markClass(race)}>
        <line class="range" x1={x(spread.minSec)} x2={x(spread.maxSec)} y1={MIDDLE} y2={MIDDLE} />
        {quartiles && (
          <rect
            class="box"
            x={x(spread.lowerSec)}
            y={MIDDLE - 5}
            width={Math.max(1, Math.round((x(spread.upperSec) - x(spread.lowerSec)) * 10) / 10)}
            height={10}
          />
        )}
        <line
          class="median"
          x1={x(spread.medianSec)}
          x2={x(spread.medianSec)}
          y1={MIDDLE - 6}
          y2={MIDDLE + 6}
        />
        <path
          class="here"
          d={`M${at - 6} ${MIDDLE}L${at} ${MIDDLE - 6}L${at + 6} ${MIDDLE}L${at} ${MIDDLE + 6}Z`}
        />
      </g>
    </svg>
  );
}

import type { StandingMark } from '../../../archive/count/standings.ts';
import { linear } from '../../svg/scale.ts';
import { markClass, SpreadMark } from './frame.tsx';

/** Size of the drawing, in its own units. */
const WIDTH = 180;
const HEIGHT = 18;
/** Space for half a mark at both ends. */
const MARGIN = 7;
const MIDDLE = HEIGHT / 2;

/**
 * A time among the times it is compared with. A diamond marks the time itself. Hidden from screen readers, because
 * its row has the numbers. Each row has its own axis; otherwise one very late player would squeeze the others.
 */
export function StandingChart({ row: { spread, race, sec, quartiles } }: { row: StandingMark }) {
  // The player may be earlier or later than everyone else.
  const [minSec, maxSec] = [Math.min(spread.minSec, sec), Math.max(spread.maxSec, sec)];
  const x = linear([minSec, Math.max(maxSec, minSec + 1)], [MARGIN, WIDTH - MARGIN]);
  const markX = x(sec);
  return (
    <svg class="chart standing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g class={markClass(race)}>
        <SpreadMark spread={spread} boxed={quartiles} x={x} y={MIDDLE} half={5} />
        <path
          class="here"
          d={`M${markX - 6} ${MIDDLE}L${markX} ${MIDDLE - 6}L${markX + 6} ${MIDDLE}L${markX} ${MIDDLE + 6}Z`}
        />
      </g>
    </svg>
  );
}

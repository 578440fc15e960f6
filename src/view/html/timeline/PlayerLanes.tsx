import { formatClock } from '../../../game/clock.ts';
import type { Axis } from '../../svg/axis.ts';
import { RACE_CLASSES } from '../RaceMark.tsx';
import { TimeGrid } from './Grid.tsx';
import { KINDS } from '../../svg/kinds.ts';
import { LaneView } from './LaneView.tsx';
import { drawPlayer, TIMES } from '../../svg/layout.ts';
import type { TimelinePlayer } from '../../svg/player.ts';
import { HTML_WORDS } from '../words.ts';

/** Width of the lane names, which stay visible while the lanes scroll. */
export const NAMES_WIDTH = 68;

/** Larger than any drawing's height. */
const BELOW_ALL = 2000;

/** All lanes of one player. The description only points to the table with the same data. */
export function PlayerLanes({ of: { label, player }, axis }: { of: TimelinePlayer; axis: Axis }) {
  const { height, lanes } = drawPlayer(player, axis);
  return (
    <div class="lanes">
      <svg class="names" width={NAMES_WIDTH} height={height} aria-hidden="true">
        {lanes.map(({ lane, nameY }) => (
          <text key={lane} x={0} y={nameY + 4}>
            {KINDS[lane]}
          </text>
        ))}
      </svg>
      <svg
        class={player.race ? `drawing ${RACE_CLASSES[player.race]}` : 'drawing'}
        width={axis.width}
        height={height}
        role="img"
      >
        <title>{HTML_WORDS.timeline.title(label)}</title>
        <desc>{HTML_WORDS.timeline.description(label, formatClock(axis.endMs))}</desc>
        <TimeGrid axis={axis} top={TIMES - 3} bottom={BELOW_ALL} timesY={TIMES - 7} />
        <path class="rule" d={lanes.map(({ y }) => `M0 ${y}.5h${axis.width}`).join('')} />
        {lanes.map((drawing) => (
          <LaneView key={drawing.lane} drawing={drawing} />
        ))}
      </svg>
    </div>
  );
}

import { formatClock } from '../../../game/clock.ts';
import type { Axis } from '../../svg/axis.ts';
import { RACE_CLASSES } from '../RaceMark.tsx';
import { TimeGrid } from './Grid.tsx';
import { KINDS } from '../../svg/kinds.ts';
import { drawPlayer, type LaneDrawing, TIMES } from '../../svg/lanes.ts';
import type { TimelinePlayer } from '../../svg/player.ts';

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
        <title>{`Timeline of ${label}`}</title>
        <desc>{`Orders of ${label} from 0:00 to ${formatClock(axis.endMs)} in rows for heroes, tech, buildings, units, upgrades and items. The build order table lists the same orders.`}</desc>
        <TimeGrid axis={axis} top={TIMES - 3} bottom={BELOW_ALL} timesY={TIMES - 7} />
        <path class="rule" d={lanes.map(({ y }) => `M0 ${y}.5h${axis.width}`).join('')} />
        {lanes.map((drawing) => (
          <LaneView key={drawing.lane} drawing={drawing} />
        ))}
      </svg>
    </div>
  );
}

/** One lane of the drawing; filterable parts have the class of their kind. */
function LaneView({ drawing }: { drawing: LaneDrawing }) {
  const { lane, bands, filled, hollow, ticks, arrows, workers, workersTip, labels, tips } = drawing;
  return (
    <>
      <g class={lane}>
        {bands && <path class="band" d={bands} />}
        {ticks && <path class="tick" d={ticks} />}
        {arrows && <path d={arrows} />}
        {filled && <path d={filled} />}
        {hollow && <path class="hollow" d={hollow} />}
        {labels.map(({ x, y, leftward, text }, index) => (
          <text key={index} x={x} y={y} class={leftward ? 'end' : undefined}>
            {text}
          </text>
        ))}
        {tips.map(({ d, text }, index) => (
          <path key={index} class="tip" d={d}>
            <title>{text}</title>
          </path>
        ))}
      </g>
      {workers && (
        <path class="worker" d={workers}>
          <title>{workersTip}</title>
        </path>
      )}
    </>
  );
}

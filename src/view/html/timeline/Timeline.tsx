import { RaceMark } from '../RaceMark.tsx';
import { timeAxis } from '../../svg/axis.ts';
import { laneWords } from '../../svg/entries.ts';
import { PlayerLanes } from './PlayerLanes.tsx';
import type { TimelinePlayer } from '../../svg/player.ts';
import { Sideways } from './Grid.tsx';

interface Props {
  players: readonly TimelinePlayer[];
  /** End of the axis in ms of game time; later orders are not shown. */
  endMs: number;
}

/** Maximum players shown open; readers open others on request. */
const MAX_OPEN = 4;

/** Draws the orders of players on one time axis. Belongs next to a table of the same orders. */
export function Timeline({ players, endMs }: Props) {
  const axis = timeAxis(endMs);
  return (
    <div class="timeline">
      <Sideways axis={axis} />
      <div class="scroll" role="group" aria-label="Timeline" tabIndex={0}>
        {players.map((row) => (
          <details key={`${row.label} ${row.player.slot}`} open={players.length <= MAX_OPEN}>
            <summary>
              <bdi>{row.label}</bdi> <RaceMark race={row.player.race} random={row.player.random} />
              {row.team && <span class="quiet">, {row.team}</span>}
            </summary>
            <PlayerLanes of={row} axis={axis} />
            {/* For touch and keyboard users, who can't point at a mark; close to the marks, so that the page compresses well. */}
            <details class="fold">
              <summary>All marks as text</summary>
              <ul>
                {laneWords(row.player, axis.endMs).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </details>
          </details>
        ))}
      </div>
    </div>
  );
}

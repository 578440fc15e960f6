import { RaceMark } from '../RaceMark.tsx';
import { timeAxis } from '../../svg/axis.ts';
import { laneWords } from '../../svg/mark-words.ts';
import { PlayerLanes } from './PlayerLanes.tsx';
import type { TimelinePlayer } from '../../svg/player.ts';
import { Sideways } from './Sideways.tsx';

interface Props {
  players: readonly TimelinePlayer[];
  /** Game time in ms at which the axis ends; what comes later is not shown. */
  endMs: number;
}

/** With more players than this a reader opens those of interest. */
const MOST_OPEN = 4;

/** The orders of players on one time axis, drawn. Belongs next to a table of the same orders. */
export function Timeline({ players, endMs }: Props) {
  const axis = timeAxis(endMs);
  return (
    <div class="timeline">
      <Sideways axis={axis} />
      <div class="scroll" role="group" aria-label="Timeline" tabIndex={0}>
        {players.map((row) => (
          <details key={`${row.label} ${row.player.slot}`} open={players.length <= MOST_OPEN}>
            <summary>
              <bdi>{row.label}</bdi> <RaceMark race={row.player.race} random={row.player.random} />
              {row.team && <span class="quiet">, {row.team}</span>}
            </summary>
            <PlayerLanes of={row} axis={axis} />
            {/* For touch and keyboard, which cannot point at a mark; close to the marks, so that the page packs well. */}
            <details class="fold">
              <summary>Every mark in words</summary>
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

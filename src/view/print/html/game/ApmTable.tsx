import type { AnalysedPlayer } from '../../../../replay/analysis.ts';
import { apmMinutes, minuteText } from '../../../../replay/derive/apm.ts';
import { formatClock } from '../../../../replay/clock.ts';

/** The numbers of the charts, and those of the minutes that are not whole. */
export function ApmTable({ players, clockMs }: { players: readonly AnalysedPlayer[]; clockMs: number }) {
  const columns = players.map((player) => apmMinutes(player, clockMs));
  const minutes = Math.max(0, ...columns.map(({ length }) => length));
  return (
    <details class="fold">
      <summary>Actions per minute as numbers</summary>
      <div class="scroll" role="group" aria-label="Actions per minute" tabIndex={0}>
        <table class="dense">
          <caption>Actions in each minute of the game</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              {players.map((player) => (
                <th scope="col" key={player.slot}>
                  <bdi>{player.handle}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: minutes }, (_, minute) => (
              <tr key={minute}>
                <th scope="row">{formatClock(minute * 60_000)}</th>
                {columns.map((column, index) => (
                  <td key={index}>{column[minute] ? minuteText(column[minute]) : '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import {
  ACTION_MEANING,
  apmMinutes,
  EFFECTIVE_MEANING,
  effectiveApm,
  minuteText,
  withActions,
} from '../../game/derive/apm.ts';
import { apmSeries, mostActions } from '../svg/apm-series.ts';
import { quiet, table, type Section } from '../page.ts';
import { NONE } from '../words.ts';
import { byTeam } from './teams.ts';

/** Each player's actions per minute, as a drawing and as numbers; null if the recording has none. */
export function apm({ players: everyone, clockMs }: GameAnalysis): Section | null {
  const players = byTeam(withActions(everyone));
  const series = players.map((player) => apmSeries(player, clockMs));
  if (mostActions(series) === 0) return null;
  const columns = players.map((player) => apmMinutes(player, clockMs));
  const minutes = Math.max(0, ...columns.map(({ length }) => length));
  return {
    id: 'apm',
    title: 'Actions per minute',
    reveals: 'length',
    parts: [
      { kind: 'drawing', drawing: { kind: 'apm', series, endMs: clockMs } },
      quiet(
        `${ACTION_MEANING} `,
        {
          words: [
            'A tier is marked with ',
            { mark: 'completed' },
            ' at the time when it was completed or, if that isn’t known, first seen. Partial minutes appear only in the table.',
          ],
          only: 'page',
        },
        {
          words: 'A player’s last minute is rarely complete, so its length in seconds is given.',
          only: 'twin',
        },
      ),
      table({
        caption: 'Averages over the whole game',
        look: 'dense',
        columns: [
          { name: 'Player' },
          { name: 'Actions per minute', numeric: true },
          { name: 'Effective', numeric: true },
        ],
        rows: players.map((player) => [
          { text: player.handle },
          { number: player.apm.average },
          { number: effectiveApm(player, clockMs) },
        ]),
      }),
      quiet(EFFECTIVE_MEANING),
      {
        kind: 'fold',
        title: 'Actions per minute as numbers',
        parts: [
          table({
            caption: 'Actions in each minute',
            look: 'dense',
            columns: [{ name: 'From' }, ...players.map(({ handle }) => ({ name: { text: handle } }))],
            rows: Array.from({ length: minutes }, (_, minute) => [
              formatClock(minute * 60_000),
              ...columns.map((column) => (column[minute] ? minuteText(column[minute]) : NONE)),
            ]),
          }),
        ],
      },
    ],
  };
}

/** Actions per minute of a game’s players. */
import { numbers } from '../table.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { apmMinutes, effectiveApm, minuteText, withActions } from '../../game/derive/apm.ts';
import { apmSeries, mostActions } from '../svg/apm-series.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import { NONE } from '../phrases.ts';
import { byTeam } from './teams.ts';

/** Each player's actions per minute, as a drawing and a table; null if the recording has no actions. */
export function apm({ players: everyone, clockMs }: GameAnalysis): Section | null {
  const players = byTeam(withActions(everyone));
  const series = players.map((player) => apmSeries(player, clockMs));
  if (mostActions(series) === 0) return null;
  // Some short links contain only the total, stored as the actions in the first minute.
  const byMinute = players.some(({ apm: { perMinute } }) => perMinute.length > 1);
  return {
    id: 'apm',
    title: 'Actions per minute',
    reveals: 'length',
    parts: [
      ...(byMinute ? [{ kind: 'drawing', drawing: { kind: 'apm', series, endMs: clockMs } } as const] : []),
      quiet(
        'An action is an order, a selection, the use of a control group or item, a cancelled queue entry, an opened build or skill menu, or a press of Escape. Replacing one selection with another counts as one action. ',
        ...(byMinute
          ? [
              {
                words: [
                  'The mark ',
                  { mark: 'completed' as const },
                  ' shows when a tier was completed or, if that isn’t known, first seen. Partial minutes appear only in the table.',
                ],
                only: 'page' as const,
              },
              {
                words: 'A player’s last minute is rarely complete, so its length in seconds is given.',
                only: 'twin' as const,
              },
            ]
          : []),
      ),
      table({
        caption: 'Averages over the whole game',
        look: 'dense',
        columns: [{ name: 'Player' }, ...numbers('Actions per minute', 'Effective')],
        rows: players.map((player) => [
          { text: player.handle },
          { number: player.apm.average },
          { number: effectiveApm(player, clockMs) },
        ]),
      }),
      quiet(
        'Effective actions are orders, item uses and cancelled queue entries. Selections, control groups, menus and Escape change nothing in the game and are left out. An order given twice counts twice.',
      ),
      ...(byMinute ? [minuteTable(players, clockMs)] : []),
    ],
  };
}

function minuteTable(players: readonly AnalysedPlayer[], clockMs: number): Part {
  const columns = players.map((player) => apmMinutes(player, clockMs));
  const minutes = Math.max(0, ...columns.map(({ length }) => length));
  return {
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
  };
}

import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { apmMinutes, effectiveApm, minuteText, withActions } from '../../game/derive/apm.ts';
import { apmSeries, mostActions } from '../svg/apm-series.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import { NONE } from '../words.ts';
import { byTeam } from './teams.ts';
import { APM_WORDS } from './words/orders.ts';

/** Each player's actions per minute, as a drawing and a table; null if the recording has no actions. */
export function apm({ players: everyone, clockMs }: GameAnalysis): Section | null {
  const players = byTeam(withActions(everyone));
  const series = players.map((player) => apmSeries(player, clockMs));
  if (mostActions(series) === 0) return null;
  // Some short links contain only the total, stored as the actions in the first minute.
  const byMinute = players.some(({ apm: { perMinute } }) => perMinute.length > 1);
  const { averages } = APM_WORDS;
  return {
    id: 'apm',
    title: APM_WORDS.title,
    reveals: 'length',
    parts: [
      ...(byMinute ? [{ kind: 'drawing', drawing: { kind: 'apm', series, endMs: clockMs } } as const] : []),
      quiet(
        `${APM_WORDS.actions} `,
        ...(byMinute
          ? [
              { words: APM_WORDS.drawing({ mark: 'completed' }), only: 'page' as const },
              { words: APM_WORDS.lastMinute, only: 'twin' as const },
            ]
          : []),
      ),
      table({
        caption: averages.caption,
        look: 'dense',
        columns: [
          { name: averages.columns.player },
          { name: averages.columns.apm, numeric: true },
          { name: averages.columns.effective, numeric: true },
        ],
        rows: players.map((player) => [
          { text: player.handle },
          { number: player.apm.average },
          { number: effectiveApm(player, clockMs) },
        ]),
      }),
      quiet(APM_WORDS.effective),
      ...(byMinute ? [minuteTable(players, clockMs)] : []),
    ],
  };
}

function minuteTable(players: readonly AnalysedPlayer[], clockMs: number): Part {
  const columns = players.map((player) => apmMinutes(player, clockMs));
  const minutes = Math.max(0, ...columns.map(({ length }) => length));
  return {
    kind: 'fold',
    title: APM_WORDS.minutes.title,
    parts: [
      table({
        caption: APM_WORDS.minutes.caption,
        look: 'dense',
        columns: [
          { name: APM_WORDS.minutes.from },
          ...players.map(({ handle }) => ({ name: { text: handle } })),
        ],
        rows: Array.from({ length: minutes }, (_, minute) => [
          formatClock(minute * 60_000),
          ...columns.map((column) => (column[minute] ? minuteText(column[minute]) : NONE)),
        ]),
      }),
    ],
  };
}

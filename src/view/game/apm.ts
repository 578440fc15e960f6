import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
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
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { NONE } from '../words.ts';
import { byTeam } from './teams.ts';

const CHART_WORDS: readonly Piece[] = [
  {
    words: [
      'The mark ',
      { mark: 'completed' },
      ' shows when a tier was completed or, if that isn’t known, first seen. Partial minutes appear only in the table.',
    ],
    only: 'page',
  },
  {
    words: 'A player’s last minute is rarely complete, so its length in seconds is given.',
    only: 'twin',
  },
];

/** Each player's actions per minute, as a drawing and as numbers; null if the recording has none. */
export function apm({ players: everyone, clockMs }: GameAnalysis): Section | null {
  const players = byTeam(withActions(everyone));
  const series = players.map((player) => apmSeries(player, clockMs));
  if (mostActions(series) === 0) return null;
  // Some short links have only the total, as the actions of the first minute.
  const byMinute = players.some(({ apm: { perMinute } }) => perMinute.length > 1);
  return {
    id: 'apm',
    title: 'Actions per minute',
    reveals: 'length',
    parts: [
      ...(byMinute ? [{ kind: 'drawing', drawing: { kind: 'apm', series, endMs: clockMs } } as const] : []),
      quiet(`${ACTION_MEANING} `, ...(byMinute ? CHART_WORDS : [])),
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

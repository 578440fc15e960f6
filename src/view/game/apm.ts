import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { ACTION_MEANING, apmMinutes, minuteText, withActions } from '../../replay/derive/apm.ts';
import { formatClock } from '../../replay/clock.ts';
import { heading, NONE, paragraph, table } from '../print/markdown/nodes.ts';

/** Actions of each player in each minute; nothing where the recording has none. */
export function apm({ players: all, clockMs }: GameAnalysis): RootContent[] {
  const players = withActions(all);
  if (players.length === 0) return [];
  const columns = players.map((player) => apmMinutes(player, clockMs));
  const rows = Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, minute) => [
    formatClock(minute * 60_000),
    ...columns.map((column) => (column[minute] ? minuteText(column[minute]) : NONE)),
  ]);
  return [
    heading(2, 'Actions per minute'),
    table(['From', ...players.map(({ handle }) => handle)], rows),
    paragraph(`${ACTION_MEANING} The last minute of a player is seldom whole; its seconds are given.`),
  ];
}

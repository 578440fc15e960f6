import type { GameAnalysis } from '../../replay/analysis.ts';
import { laneWords } from '../drawing/mark-words.ts';
import { timelinePlayers } from '../drawing/player.ts';
import { onPage, type Section } from '../page.ts';

/** The orders of all players on one time axis, drawn; null where there are none. */
export function timeline(game: GameAnalysis): Section | null {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  const rest = 'Cancelled orders are in the table alone, as is the text of what has no room.';
  return {
    id: 'timeline',
    title: 'Timeline',
    reveals: 'length',
    parts: [
      { kind: 'drawing', drawing: { kind: 'timeline', players, endMs: game.clockMs, rest } },
      // For touch and keyboard, which cannot point at a mark.
      onPage(() => [
        {
          kind: 'fold',
          title: ['Every mark in words'],
          parts: [
            {
              kind: 'list',
              items: players.flatMap(({ label, player }) =>
                laneWords(player, game.clockMs).map((words) => [{ text: label }, `, ${words}`]),
              ),
            },
          ],
        },
      ]),
    ],
  };
}

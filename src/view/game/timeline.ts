import type { GameAnalysis } from '../../replay/analysis.ts';
import { laneWords } from '../drawing/mark-words.ts';
import { timelinePlayers, type TimelinePlayer } from '../drawing/player.ts';
import { onPage, type Part, type Section } from '../page.ts';

/** With more players the page would be too heavy; the table has all that is drawn. */
const MOST_IN_WORDS = 2;

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
      onPage(() => (players.length > MOST_IN_WORDS ? [] : [inWords(players, game.clockMs)])),
    ],
  };
}

const inWords = (players: readonly TimelinePlayer[], endMs: number): Part => ({
  kind: 'fold',
  title: ['Every mark in words'],
  parts: [
    {
      kind: 'list',
      items: players.flatMap(({ label, player }) =>
        laneWords(player, endMs).map((words) => [{ text: label }, `, ${words}`]),
      ),
    },
  ],
});

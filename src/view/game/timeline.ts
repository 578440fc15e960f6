import type { GameAnalysis } from '../../game/analysis.ts';
import { timelinePlayers } from '../svg/player.ts';
import type { Section } from '../page.ts';
import { ORDER_TIMELINE_WORDS } from './words/orders.ts';

/** The orders of all players on one time axis, drawn; null if there are none. */
export function timeline(game: GameAnalysis): Section | null {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  const { title, rest } = ORDER_TIMELINE_WORDS;
  return {
    id: 'timeline',
    title,
    reveals: 'length',
    parts: [{ kind: 'drawing', drawing: { kind: 'timeline', players, endMs: game.clockMs, rest } }],
  };
}

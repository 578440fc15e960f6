import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { games } from '../../support/analysed-archive.ts';

/** A game of these players with this length, otherwise like the first of the archive. */
export const gameOf = (players: AnalysedPlayer[], minutes = 10): GameAnalysis => ({
  ...games[0]!,
  players,
  durationMs: minutes * 60_000,
  clockMs: minutes * 60_000,
  decidedMs: minutes * 60_000,
  spending: null,
});

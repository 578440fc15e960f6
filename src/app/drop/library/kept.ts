/** What the library keeps of a game. */
import type { ReplaySummary } from '../../../game/summary.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';

/** The game itself, and what other programs can read of it. */
export interface KeptContent {
  fingerprint: string;
  /** In any form that links have. */
  packed: string;
  summary: ReplaySummary;
  /** The game with its orders for the map, in any form of whole games; null for one that was kept without them. */
  whole?: string | null;
}

/**
 * What is kept when a game comes that is kept already; null when nothing changes. A whole game gives way to another whole one only. Of
 * two recordings the longer one stays, by the length that the file states, which no decoder changes. Of recordings of one length that
 * stays which is whole, or the later decoder read. The time the game was first added is kept, and so is the name of a file as long.
 */
export function keptInstead(before: KeptGame, game: KeptGame): KeptGame | null {
  const { added, name, modified } = before;
  if (before.isWhole && !game.isWhole) return null;
  const longer = game.durationMs - before.durationMs;
  if (longer > 0) return { ...game, added };
  const better = game.decoder >= before.decoder || (game.isWhole && !before.isWhole);
  return longer === 0 && better ? { ...game, added, name, modified: modified ?? game.modified } : null;
}

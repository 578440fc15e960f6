/** Data that the library stores about a game. */
import type { ReplaySummary } from '../../../game/summary.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';

/** The game itself, and its summary for other programs. */
export interface KeptContent {
  fingerprint: string;
  /** The game in any version of the link format. */
  packed: string;
  summary: ReplaySummary;
  /** The game with map orders, in any version of the whole-game format; null if it was stored without them. */
  whole?: string | null;
}

/**
 * The new entry when a known game arrives again; null if nothing changes. A whole game is only replaced by another
 * whole game. The longer of two recordings stays, by the length stated in the file, which doesn't depend on the
 * decoder. With equal lengths, a whole game or the later decoder wins. The time added is kept, and so is the file
 * name for equal lengths.
 */
export function keptInstead(before: KeptGame, game: KeptGame): KeptGame | null {
  const { added, name, modified } = before;
  if (before.isWhole && !game.isWhole) return null;
  const longer = game.durationMs - before.durationMs;
  if (longer > 0) return { ...game, added };
  const better = game.decoder >= before.decoder || (game.isWhole && !before.isWhole);
  return longer === 0 && better ? { ...game, added, name, modified: modified ?? game.modified } : null;
}

/** Leaves out team games unless someone asks for them. */
import type { AskPart } from '../ask.ts';
import type { BrowserIndex } from '../index/game.ts';

/** Leaves out team games, unless the text asks for team sizes or nothing else matches. */
export function duelsFirst(
  mask: Uint8Array,
  parts: readonly AskPart[],
  { games }: BrowserIndex,
  pairs: readonly { game: number }[],
): { mask: Uint8Array; teamGames: number } {
  if (parts.some(({ ask }) => ask.is === 'sides')) return { mask, teamGames: 0 };
  const duels = new Uint8Array(mask.length);
  const teams = new Set<number>();
  let any = false;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    const { game } = pairs[at]!;
    if (games[game]!.sides !== '1v1') teams.add(game);
    else {
      duels[at] = 1;
      any = true;
    }
  }
  return any ? { mask: duels, teamGames: teams.size } : { mask, teamGames: 0 };
}

/** Views of games: one player against one opponent. */
import type { BrowsedGame, BrowsedPlayer } from '../index/game.ts';

/**
 * A view of a game: one player against one opponent. Filters about the player and the opponent must match the same
 * pair. Pairs of a game are consecutive.
 */
export interface Pair {
  game: number;
  self: BrowsedPlayer;
  /** The opponent; null in a game without another side. */
  rival: BrowsedPlayer | null;
}

/** All pairs of a game; `game` is its index. */
export const pairsOf = ({ players }: BrowsedGame, game: number): Pair[] =>
  players.flatMap((self): Pair[] => {
    const rivals = players.filter(({ team }) => team !== self.team);
    return rivals.length > 0 ? rivals.map((rival) => ({ game, self, rival })) : [{ game, self, rival: null }];
  });

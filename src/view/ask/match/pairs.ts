/** Games as they are looked at: from the side of one player, against one opponent. */
import type { BrowsedGame, BrowsedPlayer } from '../index/game.ts';

/**
 * A way to look at a game: from the side of one player, against one opponent. A filter about a player and one about
 * the opponent must hold for one such pair. The pairs of a game follow one another.
 */
export interface Pair {
  game: number;
  self: BrowsedPlayer;
  /** Null in a game without another side. */
  rival: BrowsedPlayer | null;
}

/** All pairs of a game; `game` is its place in the index. */
export const pairsOf = ({ players }: BrowsedGame, game: number): Pair[] =>
  players.flatMap((self): Pair[] => {
    const rivals = players.filter(({ team }) => team !== self.team);
    return rivals.length > 0 ? rivals.map((rival) => ({ game, self, rival })) : [{ game, self, rival: null }];
  });

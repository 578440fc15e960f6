/** Views of games: one player against one opponent. All parts of a query must fit the same view. */
import type { GameRow, PlayerRow, Rows } from '../rows/rows.ts';

export interface View {
  /** Place of the game in the rows. */
  at: number;
  game: GameRow;
  me: PlayerRow;
  /** Null in a game without another side. */
  him: PlayerRow | null;
}

/** All views; those of a player are consecutive. */
export const viewsOf = ({ games }: Rows): View[] =>
  games.flatMap((game, at) =>
    game.players.flatMap((me): View[] => {
      const rivals = game.players.filter(({ team }) => team !== me.team);
      return rivals.length > 0 ? rivals.map((him) => ({ at, game, me, him })) : [{ at, game, me, him: null }];
    }),
  );

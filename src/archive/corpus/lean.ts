/**
 * Games of which only the short parts are held: a build reads thousands of them, and what takes nine tenths of the room is asked for
 * by few and for one game at a time. It is read again then.
 */
import type { Game, GamePlayer } from '../../game/game.ts';
import { lean, without } from '../../game/lean.ts';

/** Whoever works on a game asks for its parts one after the other. */
const READ_LAST = 4;

const LONG = { ofGame: ['objects'], ofPlayer: ['events', 'units'] } as const;

const held = holding(READ_LAST);

/** The game with the long parts read by `read` whenever they are asked for. `read` gives the same game each time. */
export function leanGame(game: Game, read: () => Game): Game {
  const whole = () => held(read);
  const players = game.players.map((player, place) =>
    lean<GamePlayer>(player, LONG.ofPlayer, () => whole().players[place]!),
  );
  return lean<Game>({ ...game, players }, LONG.ofGame, whole);
}

/** The game as plain JSON with null for each of its long parts: for `leanGame` it is as good as the whole. */
export const shortGame = (game: Game): Game =>
  without({ ...game, players: game.players.map((player) => without(player, LONG.ofPlayer)) }, LONG.ofGame);

/** Gives what each `read` reads, and holds the last ones. */
export function holding(most: number): <T>(read: () => T) => T {
  const last = new Map<() => unknown, unknown>();
  return <T>(read: () => T): T => {
    const value = last.has(read) ? (last.get(read) as T) : read();
    last.delete(read);
    last.set(read, value);
    if (last.size > most) last.delete(last.keys().next().value!);
    return value;
  };
}

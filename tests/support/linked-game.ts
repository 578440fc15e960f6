import type { Game } from '../../src/replay/game.ts';

/** A game as a link or the library gives it back: without the objects, what was selected, and the orders for the map. */
export function asLinked({ objects: _, orders: __, players, ...game }: Game): Game {
  return {
    ...game,
    players: players.map((player) => ({
      ...player,
      events: player.events.map(({ with: ___, ...event }) => event),
    })),
  };
}

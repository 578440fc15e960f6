import type { Game } from '../../src/replay/game.ts';

/** A game as a link or the library gives it back: without the mark of NetEase, the objects, what was selected, and the orders for the map. */
export function asLinked(game: Game): Game {
  const linked: Game = {
    ...game,
    players: game.players.map((player) => ({
      ...player,
      events: player.events.map((event) => {
        const plain = { ...event };
        delete plain.with;
        return plain;
      }),
    })),
  };
  delete linked.netease;
  delete linked.objects;
  delete linked.orders;
  return linked;
}

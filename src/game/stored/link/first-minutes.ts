import type { Game } from '../../game.ts';

/** What a short link holds of a game, in ms. */
export const FIRST_MS = 10 * 60_000;

/**
 * The beginning of a game, for a link that fits where people talk: orders and heroes, but no objects, so nothing is
 * counted that was made, and nobody who watched. It says of itself that it ends before the game does; who won stays, as
 * leaves tell it by their results, moved to the end of what is there.
 */
export function firstMinutes({ objects: _counted, orders: _mapped, ...game }: Game): Game {
  const end = Math.min(game.clockMs, FIRST_MS);
  const begun = ([ms]: readonly [number, string]) => ms <= end;
  return {
    ...game,
    clockMs: end,
    ...(end < game.clockMs && { complete: false, incomplete: 'short' }),
    leaves: game.leaves.map((leave) => ({ ...leave, ms: Math.min(leave.ms, end) })),
    players: game.players
      .filter(({ kind }) => kind !== 'observer')
      .map((player) => ({
        ...player,
        actions: player.actions.slice(0, Math.ceil(end / 60_000)),
        units: player.units.map((forms) => forms.filter(begun)),
        events: player.events.filter(({ ms }) => ms <= end).map(({ with: _selected, ...event }) => event),
      })),
  };
}

/** Where something was found. */
export interface AuditPlace {
  /** What the game is called in the report: a path, or the id it is published under. */
  file: string;
  /** Lobby slot of the player. */
  slot: number;
}

/** Games with what was found at each of their players, and in all of a game. */
export type AtPlayers<Found, InGame = unknown> = readonly (InGame & {
  file: string;
  players: readonly (Found & { slot: number })[];
})[];

/** All that `look` finds at any player of some games, with the place. */
export const atPlayers = <Found, Odd extends object>(
  games: AtPlayers<Found>,
  look: (player: Found) => readonly Odd[],
): (AuditPlace & Odd)[] =>
  games.flatMap(({ file, players }) =>
    players.flatMap((player) => look(player).map((odd) => ({ file, slot: player.slot, ...odd }))),
  );

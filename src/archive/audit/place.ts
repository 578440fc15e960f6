/** Where an audit found something. */
export interface AuditPlace {
  /** Name of the game in the report: a path, or its published id. */
  file: string;
  /** Lobby slot of the player. */
  slot: number;
}

/** Games with findings for each player and for the whole game. */
export type AtPlayers<Found, InGame = unknown> = readonly (InGame & {
  file: string;
  players: readonly (Found & { slot: number })[];
})[];

/** Collects everything that `look` finds for the players of these games, with the place of each finding. */
export const atPlayers = <Found, Odd extends object>(
  games: AtPlayers<Found>,
  look: (player: Found) => readonly Odd[],
): (AuditPlace & Odd)[] =>
  games.flatMap(({ file, players }) =>
    players.flatMap((player) => look(player).map((odd) => ({ file, slot: player.slot, ...odd }))),
  );

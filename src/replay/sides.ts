/** The players of each side together: sides and players in lobby order, as pages show them everywhere. */
export const bySide = <Player extends { team: number }>(players: readonly Player[]): Player[][] => [
  ...Map.groupBy(players, ({ team }) => team).values(),
];

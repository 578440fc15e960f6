/** Groups players by side: sides and players in lobby order, as on every page. */
export const bySide = <Player extends { team: number }>(players: readonly Player[]): Player[][] => [
  ...Map.groupBy(players, ({ team }) => team).values(),
];

/** Whether exactly two people play, against each other. */
export function isDuel({
  players,
}: {
  players: readonly { team: number; kind: 'human' | 'computer' }[];
}): boolean {
  const [first, second] = players;
  return (
    players.length === 2 && players.every(({ kind }) => kind === 'human') && first?.team !== second?.team
  );
}

/** Joins the sides of a game: "Moon vs Grubby", "Night Elf, Orc vs Human, Undead". */
export const joinSides = <Player>(
  sides: readonly (readonly Player[])[],
  word: (player: Player) => string,
  joint = ' & ',
): string => sides.map((side) => side.map(word).join(joint)).join(' vs ');

/** The players of each side together: sides and players in lobby order, as pages show them everywhere. */
export const bySide = <Player extends { team: number }>(players: readonly Player[]): Player[][] => [
  ...Map.groupBy(players, ({ team }) => team).values(),
];

/** Whether two people and nobody else play, against each other. */
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

/** Sides in words: "Moon vs Grubby", "Night Elf, Orc vs Human, Undead". */
export const joinSides = <Player>(
  sides: readonly (readonly Player[])[],
  word: (player: Player) => string,
  joint = ' & ',
): string => sides.map((side) => side.map(word).join(joint)).join(' vs ');

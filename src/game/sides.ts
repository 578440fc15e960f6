/** Groups players by side: sides and players in lobby order, as on every page. */
export const bySide = <Player extends { team: number }>(players: readonly Player[]): Player[][] => [
  ...Map.groupBy(players, ({ team }) => team).values(),
];

/**
 * Maximum number of names for a side in a sentence; more names would distract from what the sentence says.
 */
const MAX_NAMES = 2;

/** A side in a sentence: "Arthas & Thrall", or "Arthas’s team" if more players are on it. */
export const sideName = (names: readonly string[]): string =>
  names.length > MAX_NAMES ? `${names[0]}’s team` : names.join(' & ');

/** Whether a side's name needs a plural verb: "Arthas & Thrall bring", "Arthas’s team brings". */
export const isPlural = (names: readonly unknown[]): boolean => names.length === MAX_NAMES;

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

/** Joins the sides of a game: "Arthas vs Thrall", "Night Elf, Orc vs Human, Undead". */
export const joinSides = <Player>(
  sides: readonly (readonly Player[])[],
  word: (player: Player) => string,
  joint = ' & ',
): string => sides.map((side) => side.map(word).join(joint)).join(' vs ');

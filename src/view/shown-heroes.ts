/** The heroes of a player shown in lists. The game allows three; shared control and hostile recordings have more. */
export const firstHeroes = (heroes: readonly string[]): readonly string[] => heroes.slice(0, 3);

/** Texts about the archive for search engines and data catalogues. */

/** A fact that is recorded for every game, with its unit if it has one. */
interface Variable {
  name: string;
  unitText?: string;
  description: string;
}

export const DATASET_WORDS = {
  name: (site: string): string => `${site}: Warcraft III pro and tournament games`,
  description: (games: number, players: number, events: number): string =>
    `${games} games by ${players} players at ${events} events, each read from its replay. They include the players, ` +
    'races, inferred winner, map, patch, heroes, tiers, expansions and build orders with their times. A JSON index lists all ' +
    'games, and one document per game has the rest. The data says what each time is based on and how far ' +
    'you can trust it.',
  technique: 'Decoding of the commands that replay files record',
  index: 'Index of all games',
  /** Name of a release's files. */
  release: (site: string): string => `${site}: all data as files`,
  variables: [
    { name: 'players', description: 'The players’ recorded names and their races.' },
    {
      name: 'winner',
      description: 'The winning side, inferred from how players left; null if that shows nothing.',
    },
    { name: 'map', description: 'Map the game was played on.' },
    { name: 'patch', description: 'Version of the game with which it was played.' },
    { name: 'duration', unitText: 'seconds', description: 'Length of the game as stated in the replay.' },
    {
      name: 'first hero',
      unitText: 'seconds',
      description: 'Each player’s first hero and the time at which it appeared.',
    },
    {
      name: 'tiers',
      unitText: 'seconds',
      description:
        'When each player was first observed at a tier: inferred from selections and orders, not a verified tech timing.',
    },
    { name: 'expansion', unitText: 'seconds', description: 'First order for an expansion town hall.' },
    {
      name: 'build order',
      description: 'Orders for buildings, units, heroes and upgrades, with their times.',
    },
  ] satisfies Variable[],
};

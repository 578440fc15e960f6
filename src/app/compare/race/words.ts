/** Texts of the race on one map. */

export const MAP_RACE_WORDS = {
  title: 'Race on one map',
  /** Text before, between and after the marks of the two sides. */
  how: {
    before: 'Both games on one clock: heroes, units, camps and buildings of',
    between: 'A and',
    after: 'B, each where it was. The opponents are left out.',
  },
  start: 'Start the race',
  loading: 'Loading …',
  play: 'Play',
  notLoaded: 'The moves of these games could not be loaded. Everything else on this page works without them.',
  onlyOrders: (game: string): string =>
    `This link has only the build orders of ${game}. Open the replay file instead to race on the map.`,
  differentMaps: (a: string, b: string): string =>
    `${a} and ${b} are different maps, so the two games cannot be shown on one map.`,
};

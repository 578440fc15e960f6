/** Texts that compare a dropped game with the archive. */

export const ARCHIVE_WORDS = {
  percentiles: (least: number): string =>
    'We compare everyone in the archive who played this race in this matchup and did the same, this player included. ' +
    'The percentile is the share of players who were earlier, plus half of those in the same second, rounded down. ' +
    `At least ${least} players are needed. Earlier isn’t always better.`,
  builds: {
    title: 'Builds',
    none: 'No build in the library fits. The rules look at what was made, and by when.',
    note: 'Builds that depend on places, such as a tower push, are not looked for here.',
  },
  closest: {
    title: 'Closest games in the archive',
    /** Follows a player's name. */
    points: (points: number): string => `: ${points} out of 100 points`,
    game: 'The game in the archive',
  },
};

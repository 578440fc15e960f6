/** A count in the list of doubtful values on a game’s page. */
export const contradictedCount = (handle: string, object: string): string =>
  `${handle}: more of ${object} are proven than the orders allow, so the maximum was raised to the minimum.`;

/** Steps of a player in the tables of openings, and choices at these steps that aren’t objects. */
export const OPENING_STEP_WORDS = {
  steps: {
    building: 'First building',
    hero: 'First hero',
    secondHero: 'Second hero',
    expansion: 'Expansion',
    tech: 'Tech',
  },
  noBuilding: 'No building',
  noHero: 'No hero',
  noSecondHero: 'No second hero',
  noExpansion: 'No expansion',
  beforeTier2: 'Expansion before tier 2',
  afterTier2: 'Expansion after tier 2',
  upToTier3: 'Up to tier 3',
  upToTier2: 'Up to tier 2',
  noTier2: 'No tier 2',
};

/** Evidence for the order of the games in a series. */
export const SERIES_ORDER_WORDS = {
  'start-times': 'The order follows the start times in the replays.',
  'file-times': 'The order follows the times of day in the file names.',
} as const;

/** Explains percentiles wherever one is shown. */
export const percentileNote = (atLeast: number): string =>
  'We compare this player with everyone else in the archive who played this race in this matchup and did the same. ' +
  'This player’s other games are left out. The percentile is the share of games in which it happened earlier, rounded ' +
  'down. Games in which it happened in the same second, including this one, count half. ' +
  `At least ${atLeast} games by other players are ` +
  'needed. Earlier isn’t always better. ' +
  '“Expansion begun” is the latest time it could have started. First contact is the first attack order.';

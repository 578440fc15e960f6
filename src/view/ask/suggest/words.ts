/** Suggestions below a search field. The search must understand each question as it is written here. */

/** The kind of a suggestion, to the right of its text. */
export const SUGGESTION_KINDS = {
  player: 'Player',
  map: 'Map',
  event: 'Event',
  hero: 'Hero',
  object: 'In the game',
  race: 'Race',
  question: 'Ask',
  mapPage: 'Map page',
  eventPage: 'Event page',
  heroPage: 'Hero page',
  matchupPage: 'Matchup page',
  playerPage: 'Player page',
  page: 'Page',
  tool: 'Tool',
  build: (race: string): string => `${race} build`,
};

export const TOOL_NAMES = {
  comparePlayers: 'Compare two players',
  compareGames: 'Compare two games',
  castingSheet: 'Casting sheet',
  analyze: 'Analyze a replay',
  builds: 'Build orders and builds',
  statistics: 'Statistics: win rates and timings',
  data: 'Download everything as CSV, JSON or Parquet',
  accuracy: 'How accurate the numbers are',
};

export const SUGGESTED_QUESTIONS = [
  'longest game',
  'shortest game',
  'most fights',
  'most apm',
  'closest game',
  'earliest tier 2',
  'earliest expansion',
  'win rate orc vs human',
  'win rate with fast expansion',
  'best hero against undead',
  'best race',
  'most played map',
  'usual opening of human against orc',
  'how long are games',
  'how many games over 30 minutes',
  'when do humans expand',
  'average tier 2 time',
  'who won the most games',
  'last year',
  'mirror',
  'team games',
  'no expansion',
  'fast expansion',
  'both expanded',
  'tower rush',
  'mass air',
];

/** Questions for each race. */
export const RACE_QUESTIONS = [
  (race: string): string => `when does ${race} get tier 2`,
  (race: string): string => `when does ${race} expand`,
  (race: string): string => `most common first hero for ${race}`,
];

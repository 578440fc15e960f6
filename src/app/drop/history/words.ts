/** Texts of the visitor's history: names, goals, the list of games, and files. */
import { counted } from '../../../game/counted.ts';

export const HISTORY_WORDS = {
  title: 'My history',
  looking: (games: number): string => `Looking at ${counted(games, 'game')} …`,
  reading: (left: number): string => `Reading ${counted(left, 'more game')} …`,
  yours: (mine: number, kept: number): string => `${mine} of ${counted(kept, 'kept game')} are yours.`,
  me: 'This is me',
  allNames: (names: number): string => `All ${names} names`,
  files: {
    group: 'My history as files',
    csv: 'Save as CSV',
    lines: 'Save as NDJSON',
    analyses: 'Save all analyses (NDJSON)',
    read: (done: number, games: number): string => `${done} of ${counted(games, 'game')} read`,
  },
};

export const GOAL_WORDS = {
  title: 'Goals',
  goal: 'Goal',
  /** Stands between the measure and the number that the visitor types. */
  bound: { time: 'before', number: 'at least' },
  /** Shown in the field while it is empty. */
  example: { time: '1:40', number: '20' },
  /** Shown if the visitor typed anything else. */
  wrong: { time: 'Enter a time such as 1:40.', number: 'Enter a number such as 20.' },
  set: 'Set goal',
  remove: 'Remove',
  removeGoal: (goal: string): string => `Remove the goal ${goal}`,
  timeGoal: (measure: string, clock: string): string => `${measure} before ${clock}`,
  numberGoal: (measure: string, least: number): string => `${measure}: at least ${least}`,
  /** These follow the goal and a colon. */
  course: {
    none: 'none of your games shows it yet',
    onlyGame: (reached: boolean): string =>
      reached ? 'reached in the last game' : 'not reached in the last game',
    latest: (reached: number, games: number): string => `reached in ${reached} of the last ${games} games`,
    step: (reached: number, games: number): string => `${reached} of ${games}`,
    withEarlier: (latest: string, earlier: string): string => `${latest}; before that in ${earlier}`,
  },
};

export const GAME_LIST_WORDS = {
  title: 'Games',
  search: 'Search names, races, heroes, maps, results, tags, notes',
  order: 'Order',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    opponent: 'By opponent',
    map: 'By map',
    length: 'Longest first',
  },
  matches: (matches: number, games: number): string => `${matches} of ${games}`,
  columns: ['Opponent', 'Date', 'Result', 'Map', 'Matchup', 'Heroes', 'Length', 'Tags', 'Note'],
  more: 'Show more',
  /** Replaces the opponents' names if a game had only computers as opponents. */
  computers: 'computers',
  notKnown: 'not known',
  /** Labels for screen readers; `opponents` are names. */
  result: (opponents: string): string => `Result against ${opponents}`,
  tags: (opponents: string): string => `Tags of the game against ${opponents}, separated by commas`,
  note: (opponents: string): string => `Note on the game against ${opponents}`,
  moment: (clock: string, opponents: string): string => `${clock} of the game against ${opponents}`,
};

/** Kinds of suggested words from the visitor's games. */
export const SUGGESTION_WORDS = {
  opponent: 'Opponent',
  map: 'Map',
  hero: 'Hero',
  race: 'Your race',
  matchup: 'Matchup',
  result: 'Result',
  tag: 'Tag',
};

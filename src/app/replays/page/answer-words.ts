/** Texts that appear only during a search or when nothing matches. They load with the search. */
import { counted } from '../../../game/counted.ts';

export const SEARCH_ANSWERS = {
  readAs: 'Read as',
  didYouMean: 'Did you mean',
  spoiler: 'The answer would reveal how games ended. Turn spoilers on to read it.',
  onlyDuels: 'Only 1v1 games count here.',
  showTeamGames: (games: number): string => `Show ${counted(games, 'team game')}`,
  /** The search that `showTeamGames` starts. */
  withTeamGames: (text: string): string => `${text} team games`,
};

export const MISREAD = {
  everything: 'These words don’t say what to look for.',
  some: (words: readonly string[]): string => `${notUnderstood(words)} These games match the rest.`,
  tooMuch: (words: readonly string[]): string => `${notUnderstood(words)} So no game is shown.`,
};
const notUnderstood = (words: readonly string[]): string =>
  `Not understood: ${words.map((word) => `“${word}”`).join(', ')}.`;

/** Texts for when nothing matches: suggested changes, and the game that fails the fewest filters. */
export const NEAREST_WORDS = {
  heading: 'Nothing matches. Nearest is:',
  withoutWords: (words: string): string => `Without “${words}”`,
  withoutFilter: (filter: string, value: string): string => `Without ${filter}: ${value}`,
  instead: (filter: string, value: string, former: string): string =>
    `${filter} ${value} instead of ${former}`,
  games: (change: string, games: number): string => `${change}: ${counted(games, 'game')}`,
  onMap: (map: string): string => ` on ${map}`,
  /** Follows the link to that game. */
  differs: (filters: string): string => `, a game that differs only in ${filters}`,
};

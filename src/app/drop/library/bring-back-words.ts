/** Texts about games and notes that come back from a saved file. */
import { counted } from '../../../game/counted.ts';

/** How many games have notes, and how many names and goals a file contains. */
interface Notes {
  words: number;
  names: number;
  goals: number;
}

export const BRING_BACK_WORDS = {
  cameBack: (games: number, fresh: number): string =>
    `${counted(games, 'game')} came back, ${fresh} of them new here.`,
  notKept: (games: number): string =>
    `${counted(games, 'game')} read from the file. To keep them, press “Keep my games in this browser”.`,
  better: (games: number): string =>
    games === 1
      ? '1 game replaced a shorter or less complete copy here.'
      : `${games} games replaced shorter or less complete copies here.`,
  invalid: (games: number): string =>
    games === 1
      ? '1 entry of the file isn’t a valid game, so it was left out.'
      : `${games} entries of the file aren’t valid games, so they were left out.`,
  differing: (games: number): string =>
    `In ${counted(games, 'game')} the file had another result than you set here. The result set here stays.`,
  /** "With them came notes, tags or results of 5 games and 1 name of yours." Empty if there are none. */
  notes: ({ words, names, goals }: Notes, kept: boolean): string => {
    const notes = [
      ...(words > 0 ? [`notes, tags or results of ${counted(words, 'game')}`] : []),
      ...(names > 0 ? [`${counted(names, 'name')} of yours`] : []),
      ...(goals > 0 ? [counted(goals, 'goal')] : []),
    ].join(' and ');
    return notes && (kept ? `With them came ${notes}.` : `With them come ${notes}.`);
  },
};

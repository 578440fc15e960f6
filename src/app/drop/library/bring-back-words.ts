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

/** Texts about the saved games that are needed while their list is hidden. */
import { counted } from '../../game/counted.ts';

/** Names of the parts that load on demand; they precede "could not be loaded". */
export const LIBRARY_PARTS = {
  archive: 'The comparison with the archive',
  history: 'The part with your results',
};

/** The part of My games with the visitor's statistics, and the button that opens it. */
export const HISTORY_TITLE = 'Results and timings';

/** The part of the drop page's address that shows the kept games. */
export const MY_GAMES = '#my-games';

/** Texts about keeping games. */
export const LIBRARY_WORDS = {
  mine: 'My games',
  whichPlayer: 'Which player are you?',
  offer: {
    title: 'Keep my games',
    note: 'This browser can keep the games you open here and list them on your next visit. They stay on this device. Nothing is kept unless you turn it on.',
    turnOn: 'Keep my games in this browser',
  },
  turnedOn: 'Games are kept in this browser from now on.',
  turnedOff: 'Games are no longer kept, and the ones that were kept are deleted.',
  removed: 'The game has been deleted.',
  unreadRemoved: (entries: number): string =>
    entries === 1
      ? 'The unreadable game has been deleted.'
      : `${entries} unreadable games have been deleted.`,
  notSaved: (games: number): string =>
    `The file is saved without ${counted(games, 'kept game')}, because this browser could not read ${games === 1 ? 'it' : 'them'}.`,
  notKept: 'That game isn’t among your kept games.',
  restored: (games: number): string => `${counted(games, 'game')} kept again.`,
};

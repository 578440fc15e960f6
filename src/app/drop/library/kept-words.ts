/** Texts of the list of kept games. */
import { counted } from '../../../game/counted.ts';

export const KEPT_WORDS = {
  moreFollow: 'More follow.',
  none: 'None yet. Games you open from now on are kept on this device only.',
  /** `size` is the number and size of all games. */
  here: (size: string): string => `${size}, on this device only.`,
  used: (size: string): string => `The browser uses ${size} for them.`,
  mayBeCleared:
    'The browser may clear them when the device runs out of space; you can restore them from a saved file.',
  group: 'All kept games',
  bringBack: (games: number): string => `Bring back ${counted(games, 'deleted game')}`,
  saveAll: 'Save all as one file',
  deleteAll: 'Delete all kept games',
  turnOff: 'Stop keeping games',
  history: 'My history',
};

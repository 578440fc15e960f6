/** Texts of the tables on build pages. */
import { counted } from '../../game/counted.ts';

export const BUILD_WORDS = {
  library: (builds: number): string => `${builds} builds, by race and name`,
  steps: (players: number, unit: 'game' | 'appearance'): string =>
    `Ordered in at least half of ${counted(players, unit)}, by median time`,
  times: 'Order times by player',
  someTimes: (first: number, players: number): string =>
    `When players of the build ordered it: the first ${first} of ${players}, and the medians of all`,
  byHand: 'attached by hand',
};

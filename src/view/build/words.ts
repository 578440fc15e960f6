/** Texts of the tables on build pages. */
import { counted } from '../../game/counted.ts';

export const BUILD_WORDS = {
  library: (builds: number): string => `${builds} builds, by race and name`,
  steps: (players: number, unit: 'game' | 'appearance'): string =>
    `Steps in at least half of the ${counted(players, unit)}, by median order time`,
  times: 'Order times by player',
  someTimes: (first: number, players: number): string =>
    `Order times of the first ${first} of ${players} players, and the medians of all`,
  byHand: 'added by hand',
  /** Source of a build's times in coach mode. */
  medians: (players: number): string => `medians of ${players} players`,
};

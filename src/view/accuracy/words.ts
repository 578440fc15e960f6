/** Texts of the tables and lists on the accuracy pages. */
import { counted } from '../../game/counted.ts';

export const ACCURACY_WORDS = {
  complete: 'These are all of them.',
  /** Before the link to the file. */
  firstOf: (first: number, count: number): string =>
    `These are the first ${first} of ${count.toLocaleString('en')}; all of them are in `,
  file: 'a file',
  turnedTiers: 'Tier times of the API that are the other way round than the orders',
  inApi: '; in the API ',
  nothingOdd: 'Nothing: no game of the archive shows any of these signs.',
  furtherNotes: (count: number): string => counted(count, 'further thing'),
  oracles: (games: number): string =>
    `Rules of the game: broken and asked, in this archive and in ${games} replays`,
  prices: 'Prices that games are read with',
  dates: 'What the dates of the games rest on',
  medians: 'Median times of orders per race, in 1v1 games',
  maps: 'Map files and creatures by map',
  levels: 'Estimated levels against skill points',
};

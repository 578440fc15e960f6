/** Texts of the tables and lists on the accuracy pages. */
import { counted } from '../../game/counted.ts';

export const ACCURACY_WORDS = {
  complete: 'The list is complete.',
  /** The text before the link to the JSON file. */
  firstOf: (first: number, count: number): string =>
    `The list shows the first ${first} of ${count.toLocaleString('en')}; you can find all of them in `,
  file: 'the JSON file',
  turnedTiers: 'Tier times in the API that reverse the order of the upgrades',
  inApi: '; in the API ',
  nothingOdd: 'None: no game in the archive shows any of these signs.',
  moreNotes: (count: number): string => counted(count, 'more thing'),
  oracles: (games: number): string =>
    `Rules of the game: how often each was broken and checked, in this archive and in ${games} replays`,
  prices: 'Prices used for the games of each patch',
  dates: 'The basis of the games’ dates',
  medians: 'Median order times per race in 1v1 games',
  maps: 'Map files and creatures by map',
  levels: 'Estimated levels against skill points',
};

/** Texts of long lists that continue on numbered pages. */
import { counted } from '../../../game/counted.ts';

export const LIST_WORDS = {
  newest: (first: number, games: number): string =>
    `The first ${first} of ${counted(games, 'game')}, newest event first, then by id`,
  /** Caption of the list of all games, or of the part that fits on its page. */
  archive: (listed: number, games: number): string =>
    `${listed < games ? `The first ${listed} of` : 'All'} ${games} games, newest event first, then by id`,
  gamesPage: (title: string, first: number, last: number): string =>
    `${title}: games ${first} to ${last} in the order they came into the archive.`,
  gamesByArrival: 'Games in the order they were added',
  seriesPage: (title: string, first: number, last: number): string =>
    `${title}: series ${first} to ${last} in the order they came into the archive.`,
  followingPage: (title: string, previous: number): string => `${title}: what follows on page ${previous}.`,
  /** Added to the note of a shortened table; `where` says where the other rows are. */
  shortened: (first: number, rows: number, where: string): string =>
    `These are the first ${first} of ${rows}${where}.`,
  othersInGames: '; the others are in the game list below',
};

/** Lists that are too long for one page. */
import { urls } from '../urls.ts';
import type { Link } from './rich-text.ts';

/** Games of one page of a list: some 3,500 elements and 150 kB, half of what a page may have. */
export const GAMES_A_PAGE = 100;
/** What leads to the pages of a list. */
export const ALL_OF_THEM = 'All of them, in the order they came into the archive, page by page:';
/** So many of the last pages are linked to; from each of them leads a way to the one before. */
const LAST_PAGES = 20;

/**
 * A list on pages of `size`; none while its `whole` fits on the page that leads to them. A page that is full keeps what it
 * has, whatever is put behind it.
 */
export const numbered = <T>(items: readonly T[], size: number, whole: number = size): T[][] =>
  items.length <= whole
    ? []
    : Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
        items.slice(at * size, (at + 1) * size),
      );

/** The first and the last of numbered pages below an address. */
export const pageLinks = (path: string, pages: number): Link[] =>
  Array.from({ length: pages }, (_, at) => at + 1)
    .filter((number) => number === 1 || number > pages - LAST_PAGES)
    .map((number) => ({ text: String(number), href: urls.numbered(path, number) }));

/** The games that a page has room for, and the links to the pages with all of them. */
export const firstPage = <T>(path: string, games: readonly T[]) => ({
  listed: games.slice(0, GAMES_A_PAGE),
  pages: pageLinks(path, numbered(games, GAMES_A_PAGE).length),
});

/** How many rows of each list fit into a room: those of short lists all, and of the longer ones equally many. */
export function sharedOut(lengths: readonly number[], room: number): number[] {
  let most = room;
  const taken = () => lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  while (most > 1 && taken() > room) most--;
  return lengths.map((length) => Math.min(length, most));
}

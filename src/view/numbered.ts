/** Splits long lists into pages. */
import { urls } from '../urls.ts';
import type { Link } from './rich-text.ts';

/** Games per list page: some 3,500 elements and 150 kB, half of a page's limit. */
export const GAMES_A_PAGE = 100;
/** Text before the links to a list's pages. */
export const ALL_OF_THEM = 'All of them, page by page, in the order they were added:';
/** How many of the last pages are linked; each page links to the previous one. */
const LAST_PAGES = 20;

/**
 * Splits a list into pages of `size`; empty while `whole` entries fit on the page itself. A full page keeps its
 * entries when more are appended.
 */
export const numbered = <T>(items: readonly T[], size: number, whole: number = size): T[][] =>
  items.length <= whole
    ? []
    : Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
        items.slice(at * size, (at + 1) * size),
      );

/** Links to the first and the last numbered pages of an address. */
export const pageLinks = (path: string, pages: number): Link[] =>
  Array.from({ length: pages }, (_, at) => at + 1)
    .filter((number) => number === 1 || number > pages - LAST_PAGES)
    .map((number) => ({ text: String(number), href: urls.numbered(path, number) }));

/** The games that fit on a page, and links to the pages with all of them. */
export const firstPage = <T>(path: string, games: readonly T[]) => ({
  listed: games.slice(0, GAMES_A_PAGE),
  pages: pageLinks(path, numbered(games, GAMES_A_PAGE).length),
});

/** Divides the available rows among several lists. Short lists get all their rows; longer lists get equal numbers. */
export function sharedOut(lengths: readonly number[], room: number): number[] {
  let most = room;
  const taken = () => lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  while (most > 1 && taken() > room) most--;
  return lengths.map((length) => Math.min(length, most));
}

/** Which pages of the build stand for all others. */
import { builtFiles } from './build.ts';

/** Pages that differ only in an id are of one type: `/replays/` is one, `/replays/{id}/` another. */
const typeOf = (page: string): string => page.replace(/(?<=^\/[^/]+\/.*)[^/]+/g, '*');

/** Addresses of one page of each type; games in frames of other pages are none of the site. */
export const PAGE_TYPES: readonly string[] = builtFiles('index.html')
  .filter((file) => !file.startsWith('embed/'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .sort()
  .filter((page, index, pages) => pages.findIndex((other) => typeOf(other) === typeOf(page)) === index);

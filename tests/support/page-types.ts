/** Chooses one page for each type of page in the build. */
import { builtHtml } from './build.ts';

/**
 * The type of a page. Pages that differ only in an id have one type: `/replays/` is one, `/replays/{id}/` another.
 */
export const typeOf = (page: string): string => page.replace(/(?<=^\/[^/]+\/.*)[^/]+/g, '*');

/** Addresses of one page of each type. */
export const PAGE_TYPES: readonly string[] = builtHtml()
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .sort()
  .filter((page, index, pages) => pages.findIndex((other) => typeOf(other) === typeOf(page)) === index);

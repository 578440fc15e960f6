/** The sitemaps, following sitemaps.org. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { absolute, urls } from '../../urls.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Maximum number of pages per sitemap; the protocol allows 50,000. */
const MOST_PAGES = 45_000;

export interface SitemapPage {
  /** Path of the page, without the origin. */
  path: string;
  /** When the newest game on the page was added, ISO 8601 in UTC; null for a page without games. */
  changed: string | null;
}

/** Splits pages into sitemaps; returns at least one, even without pages. */
export const sitemapParts = (pages: readonly SitemapPage[]): SitemapPage[][] =>
  Array.from({ length: Math.max(1, Math.ceil(pages.length / MOST_PAGES)) }, (_, n) =>
    pages.slice(n * MOST_PAGES, (n + 1) * MOST_PAGES),
  );

/** Writes a sitemap. `origin` is the address of the site. */
export const sitemap = (pages: readonly SitemapPage[], origin: string): string =>
  document(
    x(
      'urlset',
      { xmlns: NAMESPACE },
      pages.map(({ path, changed }) =>
        x('url', [x('loc', absolute(path, origin)), ...(changed ? [x('lastmod', changed)] : [])]),
      ),
    ),
  );

/** Writes the sitemap index. */
export const sitemapIndex = (sitemaps: number, origin: string): string =>
  document(
    x(
      'sitemapindex',
      { xmlns: NAMESPACE },
      Array.from({ length: sitemaps }, (_, n) =>
        x('sitemap', [x('loc', absolute(urls.sitemapPart(n), origin))]),
      ),
    ),
  );

const document = (root: ReturnType<typeof x>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${toXml(root)}`;

/** The sitemaps. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { copyFile } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/**
 * `sitemap-index.xml` with every page for people; twins and JSON are endpoints and the 404 page is no address.
 * There is no `lastmod`: nothing says when a game's record last changed, and the time of the build would be wrong.
 */
export const sitemaps = (): AstroIntegration[] => [
  sitemap({ namespaces: { news: false, image: false, video: false, xhtml: false } }),
  {
    name: 'sitemap-copy',
    hooks: {
      // Several tools ask for this name first and report that there is none.
      'astro:build:done': ({ dir }) =>
        copyFile(new URL('sitemap-index.xml', dir), new URL('sitemap.xml', dir)),
    },
  },
];

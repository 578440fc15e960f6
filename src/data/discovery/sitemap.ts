/** The sitemaps. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { copyFile, readFile } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { SITE_URL } from '../../site.ts';
import { absolute, twin } from '../../urls.ts';

/**
 * `sitemap-index.xml` with every page for people; twins and JSON are endpoints and the 404 page is no address.
 * `lastmod` is when the newest of the games came in that a page is of or leads to; a page without games has none. `added`
 * gives these times by the id of the game; `stayed` are pages that Astro did not make, known when the build is done.
 */
export function sitemaps(
  added: () => ReadonlyMap<string, string>,
  stayed: readonly string[] = [],
): AstroIntegration[] {
  const customPages: string[] = [];
  let dist: URL;
  let times: ReadonlyMap<string, string> | undefined;
  const lastmod = async (page: string): Promise<string | undefined> => {
    const { pathname } = new URL(page);
    times ??= added();
    // Pages beside that of a game lead to no other, and there are many.
    if (BESIDE_GAME.test(pathname)) return newestOf(page, times);
    const markdown = await readFile(new URL(twin(pathname).slice(1), dist), 'utf8');
    return newestOf(`${page}\n${markdown}`, times);
  };
  return [
    {
      name: 'sitemap-place',
      hooks: {
        'astro:config:done': ({ config }) => {
          dist = config.outDir;
        },
      },
    },
    {
      name: 'sitemap-stayed',
      hooks: {
        'astro:build:done': () => void customPages.push(...stayed.map((path) => absolute(path, SITE_URL))),
      },
    },
    sitemap({
      customPages,
      // Frames are no addresses to find: each shows a page that is here.
      filter: (page) => !new URL(page).pathname.startsWith('/embed/'),
      namespaces: { news: false, image: false, video: false, xhtml: false },
      serialize: async (item) => {
        const time = await lastmod(item.url);
        return time === undefined ? item : { ...item, lastmod: time };
      },
    }),
    {
      name: 'sitemap-copy',
      hooks: {
        // Several tools ask for this name first and report that there is none.
        'astro:build:done': ({ dir }) =>
          copyFile(new URL('sitemap-index.xml', dir), new URL('sitemap.xml', dir)),
      },
    },
  ];
}

const BESIDE_GAME = /^\/replays\/[^/]+\/./;

/** The newest time among the games whose addresses stand in a text; undefined when there are none. */
export const newestOf = (text: string, added: ReadonlyMap<string, string>): string | undefined =>
  [...text.matchAll(/\/replays\/([^/\s)]+)\//g)]
    .flatMap(([, id]) => added.get(decodeURIComponent(id!)) ?? [])
    .sort()
    .at(-1);

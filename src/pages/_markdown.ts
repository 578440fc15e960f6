/** Lists the pages with a Markdown version and their sources. Add a new page to `written`. */
import type { APIContext } from 'astro';
import { prosePage, type ProsePage } from '../data/discovery/prose.ts';
import { SITE_URL } from '../site.ts';
import { absolute, twin, urls } from '../urls.ts';
import { keyOfBuild, keyOfGame, keyOfGamePage, keyOfPage } from '../view/cache-keys.ts';
import { evidencePage, gamePage, ordersPage } from '../view/game/pages.ts';
import { archiveHubs } from '../view/hub/hubs.ts';
import { markdownOfSections } from '../view/markdown/sectioned-page.ts';
import { archive } from './_archive.ts';
import { docs, library } from './_collections.ts';
import { markdownOf } from './_responses.ts';

/** Pages written by hand about the archive as a whole. */
const prosePaths = (): string[] => [
  ...[urls.home(), urls.replays(), urls.drop(), urls.compare(), urls.castingSheet(), urls.privacy()],
  ...[urls.accuracy(), urls.findings(), urls.patches(), urls.tools(), urls.about(), urls.contribute()],
  ...[urls.apiReference(), urls.api(), urls.data(), urls.docs(), ...docs.map(({ id }) => urls.doc(id))],
  ...[urls.strategy(), urls.changelog(), urls.builds()],
];

/** The pages of each game. */
const GAME_PAGES = [
  { url: urls.game, pageOf: gamePage, keyOf: keyOfGamePage },
  { url: urls.made, pageOf: evidencePage, keyOf: keyOfGame },
  { url: urls.orders, pageOf: ordersPage, keyOf: keyOfGame },
];

/** Lists and developer pages, excluded from documents with all prose. */
const LEFT_OUT = [urls.replays(), urls.patches(), urls.strategy(), urls.changelog()];

interface MarkdownPage {
  path: string;
  markdown: (context: APIContext) => string | Promise<string>;
  /** A digest of everything shown, for caching the page between builds. */
  key?: () => string | Promise<string>;
}

/**
 * Pages written by hand are converted from HTML, so that their text exists only once. Pages that may number thousands
 * are printed from data, which takes a hundredth of the time.
 */
export const markdownPages = (): MarkdownPage[] => [
  ...prosePaths().map((path) => ({ path, markdown: converted(path) })),
  ...library.map(({ id }) => ({
    path: urls.build(id),
    markdown: converted(urls.build(id)),
    key: () => keyOfBuild(archive(), id),
  })),
  ...[...archiveHubs(archive()).values()].map((page) => ({
    path: page.path,
    markdown: () => markdownOfSections(page),
    key: () => keyOfPage(page),
  })),
  ...GAME_PAGES.flatMap(({ url, pageOf, keyOf }) =>
    archive().games.map((game) => ({
      path: url(game.replayId),
      markdown: () => markdownOfSections(pageOf(archive(), game)),
      key: () => keyOf(archive(), game),
    })),
  ),
];

/** All pages of prose. */
export async function prosePages(context: APIContext): Promise<ProsePage[]> {
  const pages: ProsePage[] = [];
  // One after the other, because a context can serve only one rewritten page at a time.
  for (const path of prosePaths().filter((page) => !LEFT_OUT.includes(page)))
    pages.push(prosePage(await converted(path)(context), absolute(twin(path), SITE_URL)));
  return pages;
}

/** Three files contain the same pages; a build converts each page once. */
const texts = new Map<string, Promise<string>>();

const converted = (path: string) => (context: APIContext) => {
  if (import.meta.env.DEV || !texts.has(path)) texts.set(path, markdownOf(path, context));
  return texts.get(path)!;
};

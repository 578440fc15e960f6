/** Which pages have a Markdown twin, and what each is made from. A new page gets its place in `twinPages`. */
import type { APIContext } from 'astro';
import type { Table } from 'mdast';
import type { ArchivedGame } from '../archive/count/archive.ts';
import { atlasOf } from '../archive/count/atlas.ts';
import { onMap, toldOf } from '../archive/count/maps.ts';
import { standingsOf } from '../archive/count/standings.ts';
import { evidenceHead, headOf, ordersHead } from '../data/discovery/game-heads.ts';
import { prosePage, type ProsePage } from '../data/discovery/prose.ts';
import { gamesTable } from '../view/game-list.ts';
import { seriesView } from '../view/game/series-view.ts';
import { evidenceMarkdown, gameMarkdown, ordersMarkdown } from '../view/markdown/game.ts';
import { pageMarkdown } from '../view/markdown/page.ts';
import { sectionedMarkdown } from '../view/markdown/sectioned-page.ts';
import { tableNode } from '../view/markdown/sections.ts';
import { SITE_NAME, SITE_URL } from '../site.ts';
import { absolute, twin, urls } from '../urls.ts';
import { archive } from './_archive.ts';
import { hubs, keyOfHub } from './_hubs.ts';
import { keyOf, pageKeyOf } from './_kept.ts';
import { keyOfBuild } from './_build-pages.ts';
import { buildOf, library } from './_builds.ts';
import { docs } from './_docs.ts';

export interface TwinPage {
  /** Address of the page. */
  path: string;
  markdown: (context: APIContext) => string | Promise<string>;
  /**
   * Written by hand and about the archive as a whole; all others are made from data, one of many, or about how
   * pages look.
   */
  prose: boolean;
  /** A digest of all it shows, for a page that is kept between builds. */
  key?: () => string | Promise<string>;
}

/**
 * Pages written by hand are converted from their HTML, so that their words stand in one place. Pages of which
 * there may be thousands are printed from their data, which takes a hundredth of the time.
 */
export const twinPages = (): TwinPage[] => [
  ...[
    urls.home(),
    urls.replays(),
    urls.drop(),
    urls.compare(),
    urls.castingSheet(),
    urls.privacy(),
    urls.accuracy(),
    urls.findings(),
    urls.tools(),
    urls.about(),
    urls.contribute(),
    urls.apiReference(),
    urls.api(),
    urls.data(),
    urls.docs(),
    ...docs.map(({ id }) => urls.doc(id)),
  ].map((path) => ({
    path,
    markdown: converted(path),
    prose: path !== urls.replays(),
  })),
  ...[urls.design(), urls.strategy(), urls.changelog()].map((path) => ({
    path,
    markdown: converted(path),
    prose: false,
  })),
  { path: urls.builds(), markdown: converted(urls.builds()), prose: true },
  ...library.map(({ id }) => ({
    path: urls.build(id),
    markdown: converted(urls.build(id)),
    prose: false,
    key: () => keyOfBuild(id),
  })),
  ...[...hubs().values()].map((hub) => ({
    path: hub.path,
    markdown: () => sectionedMarkdown(hub, SITE_URL, toMarkdown),
    prose: false,
    key: () => keyOfHub(hub),
  })),
  ...archive().games.map((game) => ({
    path: urls.game(game.replayId),
    markdown: () => gamePage(game),
    prose: false,
    key: () => pageKeyOf(game),
  })),
  ...archive().games.map((game) => ({
    path: urls.made(game.replayId),
    markdown: () => evidencePage(game),
    prose: false,
    key: () => keyOf(game),
  })),
  ...archive().games.map((game) => ({
    path: urls.orders(game.replayId),
    markdown: () => ordersPage(game),
    prose: false,
    key: () => keyOf(game),
  })),
];

/** Every page that is written by hand. */
export async function prosePages(context: APIContext): Promise<ProsePage[]> {
  const found: ProsePage[] = [];
  for (const { path, markdown, prose } of twinPages()) {
    if (!prose) continue;
    // One after the other: a context can be rewritten to one page at a time only.
    found.push(prosePage(await markdown(context), absolute(twin(path), SITE_URL)));
  }
  return found;
}

const LOOP_DETECTED = 508;

const converted = (path: string) => async (context: APIContext) => {
  let page = await context.rewrite(path);
  // Astro takes the third rewrite of one context for a loop and refuses it, but none after that. A document made
  // of several pages is no loop.
  if (page.status === LOOP_DETECTED) page = await context.rewrite(path);
  return pageMarkdown(await page.text(), {
    titleEnding: ` · ${SITE_NAME}`,
    toTwin: (target) => (target.endsWith('/') ? twin(target) : target),
    tables: { games: gamesLinkedTo },
  });
};

/** A list of games in any page: the page says which games, the data say what is in the row of each. */
function gamesLinkedTo(links: readonly string[]): Table {
  const rows = new Map(archive().games.map((game) => [markdownUrl(urls.game(game.replayId)), game]));
  const listed = links.flatMap((url) => rows.get(url) ?? []);
  return tableNode(gamesTable(listed), toMarkdown);
}

const evidencePage = (game: ArchivedGame): string =>
  evidenceMarkdown(game.analysis, {
    ...evidenceHead(headOf(archive(), game.replayId)),
    url: absolute(urls.made(game.replayId), SITE_URL),
    items: toldOf(archive(), game).items,
    toTwin: toMarkdown,
  });

const ordersPage = ({ replayId, analysis }: ArchivedGame): string =>
  ordersMarkdown(analysis, {
    ...ordersHead(headOf(archive(), replayId)),
    url: absolute(urls.orders(replayId), SITE_URL),
    toTwin: toMarkdown,
  });

function gamePage(game: ArchivedGame): string {
  const { replayId, event, analysis, builds } = game;
  return gameMarkdown(analysis, {
    ...headOf(archive(), replayId),
    url: absolute(urls.game(replayId), SITE_URL),
    event: event?.name ?? null,
    series: seriesView(replayId, archive().catalogue),
    onMap: onMap(archive(), game),
    standings: standingsOf(replayId, archive().catalogue, atlasOf(archive())),
    toTwin: toMarkdown,
    links: [
      {
        name: 'Summary',
        url: absolute(urls.summary(replayId), SITE_URL),
        note: 'the documented, stable JSON',
      },
      {
        name: 'Analysis',
        url: absolute(urls.analysis(replayId), SITE_URL),
        note: 'everything in this document as JSON, not covered by the API’s promise',
      },
      {
        name: 'Evidence of what was made',
        url: markdownUrl(urls.made(replayId)),
        note: 'of every count all orders, and the objects that prove themselves',
      },
      {
        name: 'Every order',
        url: markdownUrl(urls.orders(replayId)),
        note: 'all build orders, and the actions of each minute',
      },
      {
        name: 'API guide',
        url: markdownUrl(urls.api()),
        note: 'what every field means and how far it can be trusted',
      },
      { name: 'All replays', url: markdownUrl(urls.replays()), note: 'every game of the archive' },
      ...builds.map(({ build, slot }) => ({
        name: buildOf(build).name,
        url: markdownUrl(urls.build(build)),
        note: `the build of the player in slot ${slot}`,
      })),
    ],
  });
}

/** The address of what a path of the site shows, for a program that reads Markdown. Headings have no address there. */
const toMarkdown = (path: string): string => {
  const [page = ''] = path.split('#');
  return page.endsWith('/') ? markdownUrl(page) : absolute(page, SITE_URL);
};

const markdownUrl = (page: string): string => absolute(twin(page), SITE_URL);

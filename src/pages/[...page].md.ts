import type { APIContext, APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { nicknamePages } from '../archive/count/nickname-pages.ts';
import { twin, urls } from '../urls.ts';
import { keyOfGame } from '../view/cache-keys.ts';
import { fightPages } from '../view/game/fight-pages.ts';
import { archive } from './_archive.ts';
import { markdownPages } from './_markdown.ts';

/** Pages that moved, in words, for programs that read Markdown. */
const moved = () =>
  nicknamePages(archive()).map(({ word, slug }) => ({
    path: urls.player(word),
    markdown: ({ site }: APIContext) =>
      `# This page has moved\n\n<${new URL(twin(urls.player(slug)), site).href}>\n`,
    key: () => slug,
  }));

/** Addresses of single fights, which lead to the game. */
const fights = () =>
  archive().games.flatMap((game) =>
    fightPages(archive(), game).map(({ ms, title, description }) => ({
      path: urls.fight(game.replayId, ms),
      markdown: ({ site }: APIContext) =>
        `# ${title}\n\n${description}\n\n<${new URL(twin(urls.game(game.replayId)), site).href}>\n`,
      key: () => keyOfGame(archive(), game),
    })),
  );

export const getStaticPaths = (() =>
  Promise.all(
    [...markdownPages(), ...moved(), ...fights()].map(async (page) => ({
      params: { page: twin(page.path).slice(1, -'.md'.length) },
      props: { page },
      ...(page.key && { cacheKey: await page.key() }),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) =>
  new Response(await context.props.page.markdown(context), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });

import type { APIContext, APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { nicknamePages } from '../archive/count/nickname-pages.ts';
import { twin, urls } from '../urls.ts';
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

export const getStaticPaths = (() =>
  Promise.all(
    [...markdownPages(), ...moved()].map(async (page) => ({
      params: { page: twin(page.path).slice(1, -'.md'.length) },
      props: { page },
      ...(page.key && { cacheKey: await page.key() }),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) =>
  new Response(await context.props.page.markdown(context), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });

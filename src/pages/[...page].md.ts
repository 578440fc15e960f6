import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { twin } from '../urls.ts';
import { markdownPages } from './_markdown.ts';

export const getStaticPaths = (() =>
  Promise.all(
    markdownPages().map(async (page) => ({
      params: { page: twin(page.path).slice(1, -'.md'.length) },
      props: { page },
      ...(page.key && { cacheKey: await page.key() }),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) =>
  new Response(await context.props.page.markdown(context), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });

import type { APIRoute, GetStaticPaths } from 'astro';
import { twin } from '../urls.ts';
import { twinPages, type TwinPage } from './_twins.ts';

export const getStaticPaths = (() =>
  Promise.all(
    twinPages().map(async (page) => ({
      params: { page: twin(page.path).slice(1, -'.md'.length) },
      props: { page },
      ...(page.key && { cacheKey: await page.key() }),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: TwinPage }> = async (context) =>
  new Response(await context.props.page.markdown(context), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });

import type { APIRoute } from 'astro';
import { sitemap, sitemapParts, type SitemapPage } from '../data/discovery/sitemap.ts';
import { SITE_URL } from '../site.ts';
import { text } from './_responses.ts';
import { sitemapPages } from './_sitemap.ts';

export const getStaticPaths = () =>
  sitemapParts(sitemapPages()).map((pages, n) => ({ params: { n: String(n) }, props: { pages } }));

export const GET: APIRoute<{ pages: SitemapPage[] }> = ({ props }) =>
  text(sitemap(props.pages, SITE_URL), 'application/xml; charset=utf-8');

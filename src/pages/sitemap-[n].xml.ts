import type { APIRoute } from 'astro';
import { sitemap, sitemapParts, type SitemapPage } from '../data/discovery/sitemap.ts';
import { sitemapPages } from '../data/discovery/sitemap-pages.ts';
import { SITE_URL } from '../site.ts';
import { archive } from './_archive.ts';
import { markdownPages } from './_markdown.ts';
import { textResponse } from './_responses.ts';

export const getStaticPaths = () =>
  sitemapParts(sitemapPages(archive(), markdownPages())).map((pages, n) => ({
    params: { n: String(n) },
    props: { pages },
  }));

export const GET: APIRoute<{ pages: SitemapPage[] }> = ({ props }) =>
  textResponse(sitemap(props.pages, SITE_URL), 'application/xml; charset=utf-8');

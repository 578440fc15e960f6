import type { APIRoute } from 'astro';
import { sitemap, sitemapPages } from '../data/discovery/sitemap-pages.ts';
import { SITE_URL } from '../site.ts';
import { archive } from './_archive.ts';
import { markdownPages } from './_markdown.ts';
import { textResponse } from './_responses.ts';

export const GET: APIRoute = () =>
  textResponse(sitemap(sitemapPages(archive(), markdownPages()), SITE_URL), 'application/xml; charset=utf-8');

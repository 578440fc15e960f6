import type { APIRoute } from 'astro';
import { sitemapIndex, sitemapParts } from '../data/discovery/sitemap.ts';
import { SITE_URL } from '../site.ts';
import { text } from './_responses.ts';
import { sitemapPages } from './_sitemap.ts';

export const GET: APIRoute = () =>
  text(sitemapIndex(sitemapParts(sitemapPages()).length, SITE_URL), 'application/xml; charset=utf-8');

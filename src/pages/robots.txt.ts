import type { APIRoute } from 'astro';
import { SITE_URL } from '../site.ts';
import { textResponse } from './_responses.ts';
import { absolute, urls } from '../urls.ts';

export const GET: APIRoute = () => textResponse(robotsTxt(SITE_URL));

/** `/robots.txt`: everything may be read and used. The `Sitemap` line needs an absolute address. */
const robotsTxt = (siteUrl: string): string => `\
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${absolute(urls.sitemap(), siteUrl)}
`;

import { absolute, urls } from '../../urls.ts';

/** `/robots.txt`: everything may be read and used. The `Sitemap` line needs an absolute address. */
export const robotsTxt = (siteUrl: string): string => `\
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${absolute(urls.sitemap(), siteUrl)}
`;

/** The earlier address of the sitemap's only part, which crawlers may have kept. */
export { GET } from './sitemap.xml.ts';

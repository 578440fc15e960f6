/** The earlier address of the sitemap, which crawlers may have kept. */
export { GET } from './sitemap.xml.ts';

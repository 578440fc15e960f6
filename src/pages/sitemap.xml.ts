/** The index of sitemaps once more: several tools ask for this name first and report that there is none. */
export { GET } from './sitemap-index.xml.ts';

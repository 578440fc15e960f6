/**
 * A second address of the sitemap index: several tools try this name first and otherwise report that there is none.
 */
export { GET } from './sitemap-index.xml.ts';

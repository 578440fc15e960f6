/** Folder of the example recordings that the drop page offers: two games that nobody played. */
export const FIXTURES = new URL('../../replays/fixtures/', import.meta.url).pathname;

/** Path of the drop page. */
export const DROP_PAGE = '/drop/';
/** Paths of the two pages that work offline. */
export const OFFLINE_PAGES: readonly string[] = [DROP_PAGE, '/compare/'];

/** The service worker's program. It is at the root, because a program can only serve addresses below it. */
export const SERVICE_WORKER = '/offline.js';
/** The pages' addresses without the final slash, so that addresses without it work too. */
export const SCOPES = OFFLINE_PAGES.map((page) => page.slice(0, -1));

/** Beginning of the copies' cache names; the version follows. */
export const CACHE_PREFIX = 'drop-';

/** The two pages that work offline. */
export const DROP_PAGE = '/drop/';
export const OFFLINE_PAGES: readonly string[] = [DROP_PAGE, '/compare/'];

/**
 * The service worker's program. It is at the root, because a scope must be below its program: the scopes begin with the
 * pages' addresses without their last slash, so that these work too.
 */
export const SERVICE_WORKER = '/offline.js';
export const SCOPES = OFFLINE_PAGES.map((page) => page.slice(0, -1));

/** Prefix of the copies' cache names; the version follows. */
export const CACHE_PREFIX = 'drop-';

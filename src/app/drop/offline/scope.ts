/** The service worker's scope and the address of its program. */
export const SCOPE = '/drop/';
export const SERVICE_WORKER = '/drop/sw.js';

/** Prefix of the drop page's cache names; the version follows. */
export const CACHE_PREFIX = 'drop-';

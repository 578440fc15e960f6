/** Everything the service worker may answer for, and the address of its program. */
export const SCOPE = '/drop/';
export const SERVICE_WORKER = '/drop/sw.js';

/** Every cache of the drop page has a name that begins like this; the rest is the version. */
export const CACHE_PREFIX = 'drop-';

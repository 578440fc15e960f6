/** The archive's data as one file next to the page; the service worker caches it too. */
export const ARCHIVE_FILE = '/drop/archive.json';

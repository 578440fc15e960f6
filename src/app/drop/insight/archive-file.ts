/** What the archive knows, as one file beside the page: the service worker keeps it with the rest. */
export const ARCHIVE_FILE = '/drop/archive.json';

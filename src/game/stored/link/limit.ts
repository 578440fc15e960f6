/**
 * Longest text for a link, in characters. Chromium opens addresses of two million characters and Firefox of one,
 * but what carries links from one person to the other gives up much earlier.
 */
export const LINK_LIMIT = 32 * 1024;

/** Said by whoever looks at the length alone, and needs no reader for that. */
export const SHARE_NONE = 'No game was packed into this.';
export const SHARE_TOO_LONG = 'It is longer than any link this site makes, so it was not read.';

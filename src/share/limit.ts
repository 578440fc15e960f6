/**
 * Longest text for a link, in characters. Chromium opens addresses of two million characters and Firefox of one,
 * but what carries links from one person to the other gives up much earlier.
 */
export const LINK_LIMIT = 32 * 1024;

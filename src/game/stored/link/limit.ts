/**
 * Maximum length of a link, in characters. Chromium opens addresses of two million characters and Firefox of one, but
 * the apps in which people share links stop much earlier.
 */
export const LINK_LIMIT = 32 * 1024;

/** Shown if the text's length alone rules it out; needs no reader. */
export const SHARE_NONE = 'No game was packed into this.';
export const SHARE_TOO_LONG = 'It is longer than any link this site makes, so it was not read.';

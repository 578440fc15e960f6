/**
 * Maximum length of a link, in characters. Chromium opens addresses of two million characters and Firefox of one
 * million, but the apps in which people share links stop much earlier.
 */
export const LINK_LIMIT = 32 * 1024;

/** Shown for a link without a game, which is recognized without a reader. */
export const SHARE_NONE = 'This link contains no game.';
/** Shown for an overlong link, which is recognized in the same way. */
export const SHARE_TOO_LONG = 'It is longer than any link this site makes, so it was not read.';

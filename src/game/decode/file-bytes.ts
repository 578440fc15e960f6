/**
 * Maximum size of a recording in bytes; larger files are `too-large`. It is in a separate file, so that bundles that
 * need this number don't import more.
 */
export const FILE_BYTES = 16 * 1024 * 1024;

/**
 * Largest recording accepted, in bytes; larger files are `too-large`. In a separate file, so that bundles which need
 * this number don't import more.
 */
export const FILE_BYTES = 16 * 1024 * 1024;

/** Bytes of a recording; more is `too-large`. By itself, as a bundle that needs one number takes the whole file it stands in. */
export const FILE_BYTES = 16 * 1024 * 1024;

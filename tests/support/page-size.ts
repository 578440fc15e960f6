/** Maximum size of a page, whatever the size of the archive. */
export const MAX_BYTES = 300_000;
export const MAX_ELEMENTS = 6000;

/** The size of some HTML. */
export const sizeOf = (html: string): { bytes: number; elements: number } => ({
  bytes: Buffer.byteLength(html),
  elements: html.match(/<[a-z]/g)?.length ?? 0,
});

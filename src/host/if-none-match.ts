/**
 * Whether a client already has the content with an `ETag`, which includes its quotes, by its `If-None-Match`. Weak and
 * strong tags count as the same, as HTTP demands. Runs anywhere.
 */
export function isKnown(tag: string, header: string | null | undefined): boolean {
  if (header == null) return false;
  const opaque = (entry: string) => entry.trim().replace(/^W\//, '');
  const tags = header.split(',').map(opaque);
  return tags.includes('*') || tags.includes(opaque(tag));
}

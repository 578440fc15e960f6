/** Whether a client already has this content, by its `If-None-Match`. Runs anywhere. */
export function isKnown(tag: string, header: string | null | undefined): boolean {
  if (header == null) return false;
  const strong = (entry: string) => entry.trim().replace(/^W\//, '');
  const tags = header.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(tag));
}

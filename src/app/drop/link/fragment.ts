/** Prefix of a link's fragment, before the packed game. */
export const MARK = '#game=';

/** The packed game of a fragment, valid or not; null for other fragments. */
export function packedIn(fragment: string): string | null {
  // Some chat apps escape special characters, and some mail programs break long lines.
  const plain = fragment.replace(/%(?:20|0[9ad])|\s/gi, '').replace(/^#game%3D/i, MARK);
  return plain.startsWith(MARK) ? plain.slice(MARK.length) : null;
}

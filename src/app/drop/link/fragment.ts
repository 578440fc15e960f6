/** What the fragment of a link begins with; a packed game follows. */
export const MARK = '#game=';

/** The packed game of a fragment, sound or not; null for fragments that are something else. */
export function packedIn(fragment: string): string | null {
  // Some chats escape whatever they take for special, and mail programs break long lines.
  const plain = fragment.replace(/%(?:20|0[9ad])|\s/gi, '').replace(/^#game%3D/i, MARK);
  return plain.startsWith(MARK) ? plain.slice(MARK.length) : null;
}

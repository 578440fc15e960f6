import { clockMs } from '../../shell/clock-text.ts';

/** Prefix of a link's fragment, before the packed game. */
export const MARK = '#game=';

/** The packed game of a fragment, valid or not; null for other fragments. */
export function findPacked(fragment: string): string | null {
  // Some chat apps escape special characters, and some mail programs break long lines.
  const plain = fragment.replace(/%(?:20|0[9ad])|\s/gi, '').replace(/^#game%3D/i, MARK);
  return plain.startsWith(MARK) ? plain.slice(MARK.length).replace(SECOND, '').replace(REMARKS, '') : null;
}

/** The packed remarks of a link with a game, after it. */
const REMARKS = /(?:&(?:amp;)?|%26)r(?:=|%3D)([\w-]*)/i;

/** The packed remarks of a fragment with a game; empty if it has none. */
export const remarksInLink = (fragment: string): string => REMARKS.exec(fragment)?.[1] ?? '';

/** The second that a link with a game leads to, at its end. */
const SECOND = /(?:&(?:amp;)?|%26)t(?:=|%3D)(\d{1,4})(?::|%3A)([0-5]\d)$/i;

/** The second of a fragment with a game, in ms; null if it has none. */
export function secondIn(fragment: string): number | null {
  const [, minutes, seconds] = SECOND.exec(fragment) ?? [];
  return clockMs(`${minutes}:${seconds}`);
}

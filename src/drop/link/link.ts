import { LINK_LIMIT } from '../../share/limit.ts';
import { SCOPE } from '../offline/scope.ts';

/** What the fragment of a link begins with; a packed game follows. */
const MARK = '#game=';

/** The address that opens a game. What stands behind the `#` is never part of a request. */
export const linkOf = (packed: string, origin: string): string => `${origin}${SCOPE}${MARK}${packed}`;

export const fitsIntoLink = (packed: string): boolean => packed.length <= LINK_LIMIT;

/** The packed game of a fragment, sound or not; null for fragments that are something else. */
export function packedIn(fragment: string): string | null {
  // Some chats escape whatever they take for special, and mail programs break long lines.
  const plain = fragment.replace(/%(?:20|0[9ad])|\s/gi, '').replace(/^#game%3D/i, MARK);
  return plain.startsWith(MARK) ? plain.slice(MARK.length) : null;
}

const NUMBER = new Intl.NumberFormat('en');

const WHOLE =
  'the game itself: map, names as recorded, what each player ordered when, and the units and buildings that show what ' +
  'was made';

/** What a visitor should know of a link before passing it on. */
export const linkSentence = (link: string, holds = WHOLE): string =>
  `The link has ${NUMBER.format(link.length)} characters and holds ${holds}, but no chat and no file. Anyone ` +
  'who has the link can read the game; no server sees it, because browsers keep what stands behind the # to themselves.';

export const TOO_LONG =
  `The game is too long for a link: it would take more than ${NUMBER.format(LINK_LIMIT)} characters, more than most ` +
  'programs pass on. Send the recording instead.';

import { copy } from '../../shell/clipboard.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { DROP_PAGE } from '../offline/scope.ts';
import type { DropSession } from '../session/session.ts';
import { MARK } from './fragment.ts';

/** The address that opens a game. The part after `#` is never sent to a server. */
export const linkOf = (packed: string, origin: string): string => `${origin}${DROP_PAGE}${MARK}${packed}`;

/** Maximum length of a Discord message, in characters. */
export const CHAT_LIMIT = 2000;

const fitsIntoLink = (packed: string): boolean => packed.length <= LINK_LIMIT;

const NUMBER = new Intl.NumberFormat('en');

const WHOLE =
  'the game itself: map, recorded names, every player’s orders with their times, and the units and buildings that confirm ' +
  'what was made';

/** A note about a link before sharing it. */
const linkSentence = (link: string, holds = WHOLE): string =>
  `The link has ${NUMBER.format(link.length)} characters and contains ${holds}. It contains neither chat nor ` +
  `the replay file. ${chatSentence(link)}` +
  'Anyone who has the link can read the game. No server sees it, because browsers don’t send the part after the #.';

const chatSentence = ({ length }: string): string =>
  length <= CHAT_LIMIT
    ? ''
    : `Discord messages can’t be longer than ${NUMBER.format(CHAT_LIMIT)} characters, so send it another way. `;

export const TOO_LONG =
  `The game is too long for a link: few programs pass on more than ${NUMBER.format(LINK_LIMIT)} characters. ` +
  'Send the replay instead.';

/** Copies the link of a game, or explains why there is none. */
export async function copyLink(session: DropSession, packed: string, holds?: string): Promise<void> {
  if (!fitsIntoLink(packed)) return session.notice(TOO_LONG);
  const link = linkOf(packed, location.origin);
  if (await copy(link)) session.notice(`It is on the clipboard. ${linkSentence(link, holds)}`);
  else session.copyByHand(link, linkSentence(link, holds));
}

import { copy } from '../../shell/clipboard.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { DROP_PAGE } from '../offline/scope.ts';
import type { DropSession } from '../session/session.ts';
import { MARK } from './fragment.ts';
import { LINK_WORDS as WORDS } from './words.ts';

/** The address that opens a game. The part after `#` is never sent to a server. */
export const linkOf = (packed: string, origin: string): string => `${origin}${DROP_PAGE}${MARK}${packed}`;

/** Maximum length of a Discord message, in characters. */
export const CHAT_LIMIT = 2000;

const fitsIntoLink = (packed: string): boolean => packed.length <= LINK_LIMIT;

const NUMBER = new Intl.NumberFormat('en');

/** A note about a link before sharing it. */
const linkSentence = ({ length }: string, holds: string = WORDS.whole): string => {
  const isTooLong = length > CHAT_LIMIT;
  return WORDS.link(
    NUMBER.format(length),
    holds,
    isTooLong ? WORDS.tooLongForChat(NUMBER.format(CHAT_LIMIT)) : '',
  );
};

export const TOO_LONG = WORDS.tooLong(NUMBER.format(LINK_LIMIT));

/** Copies the link of a game, or explains why there is none. */
export async function copyLink(session: DropSession, packed: string, holds?: string): Promise<void> {
  if (!fitsIntoLink(packed)) return session.notice(TOO_LONG);
  const link = linkOf(packed, location.origin);
  if (await copy(link)) session.notice(`${WORDS.onClipboard} ${linkSentence(link, holds)}`);
  else session.copyByHand(link, linkSentence(link, holds));
}

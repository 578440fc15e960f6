/** Copies the link of a dropped game, which contains the game. */
import { formatClock } from '../../../game/clock.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { urls } from '../../../urls.ts';
import { copy } from '../../shell/clipboard.ts';
import { packRemarks } from '../../library/remarks/remarks.ts';
import { remarksOf } from '../../library/remarks/use-remarks.ts';
import type { DropSession } from '../session/session.ts';
import type { CompleteGame } from '../worker/messages.ts';
import { MARK } from './fragment.ts';

const WHOLE =
  'who played on which map, all build orders with heroes, where buildings were placed, and the result';
const BEGINNING =
  'with map and names. The result, leaving times and actions per minute are those of the whole game';

/** Texts about a link and its contents. */
export const LINK_WORDS = {
  onClipboard: 'It is on the clipboard.',
  /** Contents of a link: all build orders of a game, or as many as fit in a chat message. */
  whole: WHOLE,
  shortWhole: `all build orders, ${BEGINNING}`,
  beginning: (first: string, whole: string): string =>
    `the build orders from the first ${first} of ${whole}, ${BEGINNING}`,
  /** Shown before sharing; `tooLongForChat` is the sentence below, or empty. */
  link: (characters: string, contents: string, tooLongForChat: string): string =>
    `Anyone who has the link (${characters} characters) can read ${contents}. Fights, creep camps, the ways of heroes and units, and the chat don’t fit in it. No server sees it. ${tooLongForChat}`.trim(),
};

/**
 * The address that opens a game, with packed remarks, at a second if `ms` isn't 0. The part after `#` is never sent to a
 * server.
 */
export const linkOf = (packed: string, origin: string, ms = 0, remarks = ''): string =>
  `${origin}${urls.drop()}${MARK}${packed}` +
  (remarks && `&r=${remarks}`) +
  (ms > 0 ? `&t=${formatClock(ms)}` : '');

/** Maximum length of a Discord message, in characters. */
export const CHAT_LIMIT = 2000;

const fitsIntoLink = (packed: string): boolean => packed.length <= LINK_LIMIT;

const NUMBER = new Intl.NumberFormat('en');

/** A note about a link before sharing it. */
const linkSentence = ({ length }: string, holds: string): string => {
  const isTooLong = length > CHAT_LIMIT;
  return LINK_WORDS.link(
    NUMBER.format(length),
    holds,
    isTooLong
      ? `Discord takes at most ${NUMBER.format(CHAT_LIMIT)}: send the short link or the saved report there.`
      : '',
  );
};

/** Why a game has no link. */
export const TOO_LONG = `The game is too long for a link: few programs pass on more than ${NUMBER.format(LINK_LIMIT)} characters. Send the replay instead.`;

/** The link to a second of a game, or a sentence that says why there is none; `packed` is null while it is packed. */
export function linkToSecond(
  packed: string | null,
  ms: number,
  remarks: string,
): { url: string } | { why: string } {
  if (packed === null) return { why: 'The link is not ready yet. Try again in a moment.' };
  return fitsIntoLink(packed) ? { url: linkOf(packed, location.origin, ms, remarks) } : { why: TOO_LONG };
}

/** Copies the link of a game, or explains why there is none. */
export async function copyLink(
  session: DropSession,
  { packed, analysis }: Pick<CompleteGame, 'packed' | 'analysis'>,
  whole: string = LINK_WORDS.whole,
): Promise<void> {
  if (!fitsIntoLink(packed)) return session.notice(TOO_LONG);
  const remarks = remarksOf(analysis.fingerprint);
  const link = linkOf(packed, location.origin, 0, packRemarks(remarks));
  const holds = remarks.length > 0 ? `your remarks and ${whole}` : whole;
  const sentence = linkSentence(link, holds);
  const isCopied = await copy(link);
  const notice = isCopied ? `${LINK_WORDS.onClipboard} ${sentence}` : sentence;
  if (isCopied) session.notice(notice);
  else session.copyByHand(link, notice);
  session.change({ longLink: link.length > CHAT_LIMIT ? notice : null });
}

/** Texts of the chat. */
import type { ChatLine } from '../../../game/decode/chat.ts';

export const CHAT_WORDS = {
  title: 'Chat',
  none: 'Nobody wrote anything in this replay.',
  note: 'Read from your file just now. It isn’t part of links, saved files or kept games.',
  columns: { time: 'Time', from: 'From', to: 'To', text: 'Text' },
  notKnown: 'not known',
  /** The recipients of a line. */
  to: (to: ChatLine['to']): string => (to === 'all' ? 'everybody' : to),
};

import type { ChatLine } from '../../../game/decode/chat.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Table } from '../../../view/table.ts';

const TO: Readonly<Record<ChatLine['to'], string>> = {
  all: 'everybody',
  allies: 'allies',
  observers: 'observers',
  'one player': 'one player',
};

/** The chat, line by line, with recipients unless every line went to everyone. */
export function chatTable(lines: readonly ChatLine[]): Table {
  const aside = lines.some(({ to }) => to !== 'all');
  return {
    columns: [
      { name: 'Time', numeric: true },
      { name: 'From', heads: true },
      ...(aside ? [{ name: 'To' }] : []),
      { name: 'Text' },
    ],
    rows: lines.map(({ ms, from, to, text }) => [
      { ms },
      from === null ? { none: 'not known' } : { text: from },
      ...(aside ? [TO[to]] : []),
      { text },
    ]),
  };
}

/** The first `drawn` lines of the chat. */
export const chatSection = (chat: Table, drawn: number): Section => ({
  id: 'chat',
  title: 'Chat',
  parts:
    chat.rows.length === 0
      ? [quiet('Nobody wrote anything in this replay.')]
      : [
          quiet('Read from your file just now. It isn’t part of links, saved files or kept games.'),
          table({ ...chat, rows: chat.rows.slice(0, drawn) }),
        ],
});

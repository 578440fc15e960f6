import type { ChatLine } from '../../../game/decode/chat.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Table } from '../../../view/table.ts';
import { CHAT_WORDS as WORDS } from './words.ts';

/** The chat, line by line. Recipients are shown unless every line went to everyone. */
export function chatTable(lines: readonly ChatLine[]): Table {
  const aside = lines.some(({ to }) => to !== 'all');
  return {
    columns: [
      { name: WORDS.columns.time, numeric: true },
      { name: WORDS.columns.from, heads: true },
      ...(aside ? [{ name: WORDS.columns.to }] : []),
      { name: WORDS.columns.text },
    ],
    rows: lines.map(({ ms, from, to, text }) => [
      { ms },
      from === null ? { none: WORDS.notKnown } : { text: from },
      ...(aside ? [WORDS.to(to)] : []),
      { text },
    ]),
  };
}

/** The first `drawn` lines of the chat. */
export const chatSection = (chat: Table, drawn: number): Section => ({
  id: 'chat',
  title: WORDS.title,
  parts:
    chat.rows.length === 0
      ? [quiet(WORDS.none)]
      : [quiet(WORDS.note), table({ ...chat, rows: chat.rows.slice(0, drawn) })],
});

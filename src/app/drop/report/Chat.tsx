import { useEffect, useState } from 'preact/hooks';
import type { ChatLine } from '../../../game/decode/chat.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Table } from '../../../view/table.ts';
import { Section as SectionView } from '../../../view/html/Section.tsx';
import { useGrowing } from '../../shell/island/growing.ts';
import { askOnce } from '../worker/ask-once.ts';
import type { ToRead } from '../worker/replay-reader.ts';

const CHAT_WORDS = {
  columns: { time: 'Time', from: 'From', to: 'To', text: 'Text' },
};

/** The chat, line by line. Recipients are shown unless every line went to everyone. */
export function chatTable(lines: readonly ChatLine[]): Table {
  const aside = lines.some(({ to }) => to !== 'all');
  return {
    columns: [
      { name: CHAT_WORDS.columns.time, numeric: true },
      { name: CHAT_WORDS.columns.from, heads: true },
      ...(aside ? [{ name: CHAT_WORDS.columns.to }] : []),
      { name: CHAT_WORDS.columns.text },
    ],
    rows: lines.map(({ ms, from, to, text, host }) => [
      { ms },
      from === null ? { none: host ? 'host program' : 'not known' } : { text: from },
      ...(aside ? [to === 'all' ? 'everybody' : to] : []),
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

const NOT_READ = 'The chat in this replay could not be read.';
/** Lines drawn at a time, because a recording may have thousands. */
const LINES_AT_ONCE = 100;

/** The players' chat, read again from the visitor's file; it disappears with the report and is never stored. */
export function Chat({ file }: { file: ToRead }) {
  const [chat, setChat] = useState<Table | null>();
  const drawn = useGrowing(chat?.rows.length ?? 0, LINES_AT_ONCE, LINES_AT_ONCE);
  useEffect(() => {
    void askOnce(file, 'chat', NOT_READ).then(
      (answer) => setChat(chatTable(answer.lines)),
      () => setChat(null),
    );
  }, []);
  if (chat === null) return <p class="notice">{NOT_READ}</p>;
  if (!chat) return <div class="report" aria-busy />;
  return (
    <div class="report chat">
      <SectionView section={chatSection(chat, drawn)} />
    </div>
  );
}

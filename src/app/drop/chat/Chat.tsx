import { useEffect, useState } from 'preact/hooks';
import { useGrowing } from '../../shell/growing.ts';
import { Section } from '../../../view/html/Section.tsx';
import type { Table } from '../../../view/table.ts';
import { askOnce } from '../worker/ask-once.ts';
import type { ToRead } from '../worker/replay-reader.ts';
import { chatSection, chatTable } from './section.ts';

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
      <Section section={chatSection(chat, drawn)} />
    </div>
  );
}

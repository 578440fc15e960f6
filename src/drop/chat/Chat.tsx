import { useEffect, useState } from 'preact/hooks';
import type { ChatLine } from '../../replay/decode/chat.ts';
import { Section } from '../../view/print/html/Section.tsx';
import { askOnce } from '../worker/ask-once.ts';
import type { ToRead } from '../worker/replay-reader.ts';
import { chatSection } from './section.ts';

const NOT_READ = 'The chat of this recording could not be read.';

/** What the players wrote, read out of the visitor's file once more; it goes with the report and is kept nowhere. */
export function Chat({ file }: { file: ToRead }) {
  const [lines, setLines] = useState<readonly ChatLine[] | null>();
  useEffect(() => {
    void askOnce(file, 'chat', NOT_READ).then(
      (told) => setLines(told.lines),
      () => setLines(null),
    );
  }, []);
  if (lines === null) return <p class="notice">{NOT_READ}</p>;
  if (!lines) return <div class="report" aria-busy />;
  return (
    <div class="report chat">
      <Section section={chatSection(lines)} />
    </div>
  );
}

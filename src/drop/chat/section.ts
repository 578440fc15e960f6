import type { ChatLine } from '../../replay/decode/chat.ts';
import { quiet, table, type Section } from '../../view/page.ts';

const TO: Readonly<Record<ChatLine['to'], string>> = {
  all: 'everybody',
  allies: 'allies',
  observers: 'observers',
  'one player': 'one player',
};

/** What was written, line by line. */
export const chatSection = (lines: readonly ChatLine[]): Section => ({
  id: 'chat',
  title: 'Chat',
  parts:
    lines.length === 0
      ? [quiet('Nobody wrote anything in this recording.')]
      : [
          quiet('Read from your file just now. No link, saved file or kept game holds it.'),
          table({
            columns: [
              { name: 'Time', numeric: true },
              { name: 'From', heads: true },
              { name: 'To' },
              { name: 'Text' },
            ],
            rows: lines.map(({ ms, from, to, text }) => [
              { ms },
              from === null ? { none: 'not known' } : { text: from },
              TO[to],
              { text },
            ]),
          }),
        ],
});

import fc from 'fast-check';
import type { Text } from '../recording-writer/action.ts';

/** A written name, and a faithful reader's result. */
export interface GeneratedName {
  text: Text;
  /** Exactly as recorded; truncated characters are U+FFFD. */
  name: string;
  /** Without colour codes and BattleTag number; empty if nothing remains. */
  handle: string;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE players; --",
  '**bold** [link](javascript:alert(1))',
  '![x](http://example.org/x.png)',
  '`code` ~~gone~~ | table |',
  '=HYPERLINK("http://example.org")',
  '../../etc/passwd',
  '\u202egnp.exe\u202c',
  '\u2066isolated\u2069',
  '\u0007\u001b[31mred\u0008',
  'a\nb\r\nc\td',
  '\ufeffmarked',
  '😀👩‍👩‍👧‍👦🇺🇦',
  'Тёмный',
  '征服者',
  'e\u0301\u0323\u0489',
  '&amp;&lt;&#x3c;',
  'CON',
  'constructor',
  '__proto__',
  '',
  ' ',
  '\u00a0',
];

/** Text without anything that looks like a colour code or a BattleTag number, because those are added on purpose. */
const plain = (text: string): string => text.replace(/[|#\0]/g, '');

const core = fc.oneof(
  fc.constantFrom(...HOSTILE).map(plain),
  fc.string({ unit: 'grapheme', maxLength: 15 }).map(plain),
  fc.string({ unit: 'binary', maxLength: 15 }).map((text) => plain(text.toWellFormed())),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{2,11}$/),
);

const decorated = fc.record({
  core,
  colour: fc.constantFrom('', '', '', '|cffff0000', '|CFF00fF80'),
  close: fc.constantFrom('', '|r', '|R'),
  tag: fc.constantFrom('', '', '#1234', '#21999'),
});

/** First bytes of two-, three- and four-byte characters, as in names truncated at a fixed length. */
const CUTS = [[0xd1], [0xe5, 0xbe], [0xe5], [0xf0, 0x9f, 0x98], [0xf0, 0x9f]];

/** A name as text, as Reforged's BattleTag records can contain it. */
export const textName: fc.Arbitrary<GeneratedName & { text: string }> = decorated.map((parts) => {
  const text = parts.colour + parts.core + parts.close + parts.tag;
  return { text, name: text, handle: parts.core.trim() };
});

const cutName: fc.Arbitrary<GeneratedName> = fc
  .record({ core, cut: fc.constantFrom(...CUTS) })
  .map(({ core: start, cut }) => ({
    text: Uint8Array.of(...new TextEncoder().encode(start), ...cut),
    name: `${start}\ufffd`,
    // The rest of a truncated character isn't shown.
    handle: start.trim(),
  }));

/** Any name that a recording's player list can contain. */
export const listedName: fc.Arbitrary<GeneratedName> = fc.oneof(
  { weight: 5, arbitrary: textName },
  { weight: 1, arbitrary: cutName },
);

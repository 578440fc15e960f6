/** Texts in the source that visitors, clients and operators read speak plainly. `npm run words` prints them. */
import { expect, test } from 'vitest';
import { faultsOf } from '../../support/prose-faults.ts';
import { sentences } from '../../support/sentences.ts';
import { textsOf, writtenTexts } from '../../support/words/strings.ts';

/** Files with server settings, object names, imports, or quotations of old texts. */
const OTHER_STRINGS =
  /^src\/(host\/(caddy|nginx|nginx-accept|cloudflare)|game\/(objects\/|map-name|map-file\/doodads)|layouts\/Waiting|contract\/rewordings)/;

/** Texts that keep a fault, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'What to work on:': 'name of a section',
  'of one of its players, as in the documents of': 'a part of a sentence between links',
};

/** Cards on a page about parts of the site read like labels, with a full stop. */
const CARDS = /^src\/pages\/(strategy|docs\/index|tools)\.astro/;
const OF_STATEMENTS = 'a statement that starts with What, Who, Whoever or Of';

test('texts have no faults of style', () => {
  const texts = writtenTexts().filter(({ at }) => !OTHER_STRINGS.test(at));
  expect(texts.length).toBeGreaterThan(1500);
  const faults = texts.flatMap(({ at, text }) =>
    sentences(text)
      .filter((sentence) => !(sentence in ALLOWED))
      .flatMap((sentence) =>
        faultsOf(sentence)
          .filter((name) => !(CARDS.test(at) && name === OF_STATEMENTS))
          .map((name) => `${at}: ${name}: ${sentence}`),
      ),
  );
  expect(faults).toEqual([]);
});

test('texts are found in strings, templates, sums of both, and elements', () => {
  const code = [
    "const text = 'Made of ' + `two strings, and ${'of one in it'} too`;",
    "const key = 'some-key', address = '/a/path/', names = 'class-a class-b';",
    '// A comment says nothing to visitors.',
    'const view = <p title="A title of its own">Text in {name} elements.</p>;',
  ].join('\n');
  expect(textsOf('a.tsx', code)).toEqual([
    { at: 'a.tsx:1', text: 'Made of two strings, and {} too' },
    { at: 'a.tsx:4', text: 'A title of its own' },
  ]);
});

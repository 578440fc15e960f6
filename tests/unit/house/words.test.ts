/** Texts in the source that visitors, clients and operators read speak plainly, in places where an editor finds them. `npm run words` prints them. */
import { expect, test } from 'vitest';
import { faultsOf } from '../../support/prose-faults.ts';
import { sentences } from '../../support/sentences.ts';
import { textsOf, WORDS_FILE, writtenTexts } from '../../support/words/strings.ts';

/** Files with server settings, object names, imports, or quotations of old texts. */
const OTHER_STRINGS =
  /^src\/(host\/(caddy|nginx|nginx-accept|cloudflare)|game\/(objects\/|map-name|map-file\/doodads)|layouts\/Waiting|contract\/rewordings)/;

/** Texts that keep a fault, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'What to work on:': 'name of a section',
  'of a player in that game, as the documents of': 'a part of a sentence between links',
};

/** Cards on a page about parts of the site read like labels, with a full stop. */
const CARDS = /^src\/pages\/(strategy|docs\/index|tools)\.astro/;
const OF_STATEMENTS = 'a statement that starts with What, Who, Whoever or Of';

/** Tables in functions, because their labels are next to the numbers that they name. */
const TABLES = /^src\/archive\/audit\/(?:rows|map-rows)\.ts$/;

/** Settings of web servers. A comment in them stays next to the directive that it explains. */
const SETTINGS = /^src\/host\/(?:caddy|caddy-accept|nginx|nginx-accept|cloudflare)\.ts$/;

const TEXTS = writtenTexts();

test('texts have no faults of style', () => {
  const texts = TEXTS.filter(({ at }) => !OTHER_STRINGS.test(at));
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

test('texts are where an editor finds them', () => {
  const inFunctions = TEXTS.filter(({ at, inLogic }) => {
    const file = at.replace(/:\d+$/, '');
    const isForTexts = WORDS_FILE.test(file) || file.endsWith('.astro');
    return inLogic && !isForTexts && !TABLES.test(file) && !SETTINGS.test(file);
  });
  expect(inFunctions.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

test('texts are found in strings, templates, sums of both, and elements', () => {
  const code = [
    "const text = 'Made of ' + `two strings, and ${'of one in it'} too`;",
    "const key = 'some-key', address = '/a/path/', names = 'class-a class-b';",
    '// A comment says nothing to visitors.',
    'const module = `export const NAME = ${name} and more;`;',
    'const path = `M${x} ${y}H${end}v7H${x}z`;',
    'const view = <p title="A title of its own">Text in {name} elements.</p>;',
  ].join('\n');
  expect(textsOf('a.tsx', code)).toMatchObject([
    { at: 'a.tsx:1', text: 'Made of two strings, and {} too', inLogic: false },
    { at: 'a.tsx:6', text: 'A title of its own', inLogic: false },
  ]);
});

test('texts in functions are told apart from constants, schemas and errors', () => {
  const code = [
    "const NOTE = 'A text in a constant.';",
    "const view = () => 'A text in a function.';",
    "const shape = () => z.string().describe('A text about a field.');",
    "function read() { throw new Error('A text for a log.'); }",
    'const outOfRange = (at: number) => new RangeError(`Another text for a log: ${at}`);',
  ].join('\n');
  expect(textsOf('a.ts', code).map(({ inLogic }) => inLogic)).toEqual([false, true, false, false, false]);
});

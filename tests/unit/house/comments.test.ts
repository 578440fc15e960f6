/** Checks that comments of `src/` and `tests/` are whole, plain sentences. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SRC } from '../../support/import-lines.ts';

const PROJECT = join(SRC, '..');

/** Comments on separate lines, also in JSX; the few at the end of code lines are only labels. */
const COMMENT = /^[ \t]*(?:\{?(?<block>\/\*[^]*?\*\/)|(?<lines>\/\/.*(?:\n[ \t]*\/\/.*)*))/gm;

/** Maximum words per sentence. */
const MOST_WORDS = 30;

const FAULTS: Readonly<Record<string, RegExp>> = {
  'a word that English no longer uses so': /\b(?:whoever|whom|whose|anew|beside)\b/i,
  'a sentence that begins without a noun or verb': /(?:^|[.!?] )(?:What|Whoever|Who|Of)\b/,
  'a chain of "of"': / of \S+ of /,
  '"is no" in place of "is not"': /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)/i,
};

/** Phrases that look like a fault but aren't, each with its reason. */
const ALLOWED: readonly (readonly [phrase: string, reason: string])[] = [
  ['tens of thousands of', 'a number in words'],
];

test('comments are plain English', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const comments = files
    .filter((file) => /\.(?:tsx?|astro|css)$/.test(file))
    .flatMap((file) => commentsOf(readFileSync(join(PROJECT, file), 'utf8')).map((text) => ({ file, text })));
  expect(comments.length).toBeGreaterThan(7000);
  expect(
    comments.flatMap(({ file, text }) => faultsOf(text).map((fault) => `${file}: ${fault}: ${text}`)),
  ).toEqual([]);
});

test('the check finds each fault', () => {
  const faults = (code: string) => commentsOf(code).flatMap(faultsOf);
  expect(faults('/** Whose each object is. */')).toHaveLength(1);
  expect(faults('// Made anew with each build.')).toHaveLength(1);
  expect(faults('/**\n * What stands on a page.\n */')).toHaveLength(1);
  expect(faults('{/* Rests on orders. Of 15 fights the first. */}')).toHaveLength(1);
  expect(faults('/* The lists of games of matchups. */')).toHaveLength(1);
  expect(faults('  // A hall in the base\n  // is no expansion.')).toHaveLength(1);
  expect(faults(`/** ${'word '.repeat(MOST_WORDS + 1)}. */`)).toHaveLength(1);
});

test('the check leaves plain sentences, code, quotations and examples alone', () => {
  const faults = (code: string) => commentsOf(code).flatMap(faultsOf);
  expect(
    faults('/** Owner of an object; null if there is no owner. Counts tens of thousands of units. */'),
  ).toEqual([]);
  expect(faults('/** Reads `What of x of y`, such as "Of all". */')).toEqual([]);
  expect(faults(`/**\n * An address:\n *\n *     ${'a=b '.repeat(40)}\n */`)).toEqual([]);
  expect(faults("const text = '/* What stands here. */';")).toEqual([]);
});

/** The faults of a comment, by name. */
function faultsOf(text: string): string[] {
  const plain = ALLOWED.reduce((rest, [phrase]) => rest.replaceAll(phrase, 'N'), text);
  const long = plain.split(/(?<=[.!?]) /).some((sentence) => wordsIn(sentence) > MOST_WORDS);
  return [
    ...Object.entries(FAULTS).flatMap(([fault, pattern]) => (pattern.test(plain) ? [fault] : [])),
    ...(long ? [`more than ${MOST_WORDS} words in a sentence`] : []),
  ];
}

const wordsIn = (sentence: string): number => sentence.split(' ').filter((word) => /\w/.test(word)).length;

/** The texts of comments as one line each, without marks, indented examples, code and quotations. */
const commentsOf = (code: string): string[] =>
  [...code.matchAll(COMMENT)].map(([, block = '', lines = '']) =>
    (block || lines)
      .replace(/^\/\*\*?|\*\/$/g, '')
      .replace(/^[ \t]*(?:\*|\/\/)(?: {4,}.*)?/gm, '')
      .replace(/`[^`]*`/g, 'C')
      .replace(/"[^"]*"/g, 'Q')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The guide says what the search does: its examples are understood, and its list of parts is the syntax in the search's words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS } from '../../../src/search/parts/part.ts';
import { parsePart } from '../../../src/search/parts/syntax.ts';
import { Search } from '../../../src/search/search.ts';
import languages from '../../../src/search/words/languages.json' with { type: 'json' };
import { corpusIndex, corpusWords } from '../../support/browse/corpus-index.ts';

const search = new Search(corpusIndex(), corpusWords(), '2026-11-26');
search.learn(languages);

const guide = readFileSync('src/content/docs/search.mdx', 'utf8');
const [first = '', second = ''] = guide.split('## The parts');
const rowsIn = (text: string): [code: string, meaning: string][] =>
  [...text.matchAll(/^(?:\||-) \[?`([^`]+)`\S* +(?:\| )?(.+?)(?: +\|)?$/gm)].map(([, code, meaning]) => [
    code!,
    meaning!,
  ]);

test.each(rowsIn(first))('%s is understood and finds games', (text) => {
  const parts = search.read(text);
  expect(parts.map(({ key }) => key)).not.toContain('unknown');
  expect(search.find(parts).facts.length).toBeGreaterThan(0);
});

test.each(rowsIn(second))('%s means %s', (text, meaning) => {
  expect(search.say(parsePart(text))).toBe(meaning);
});

test('every kind of part is in the list', () => {
  const told = new Set(rowsIn(second).map(([text]) => parsePart(text).key));
  expect([...KEYS].filter((key) => !told.has(key))).toEqual(['unknown']);
});

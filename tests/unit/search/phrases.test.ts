/** Words that people type are read as the queries that they mean. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseQuery, printQuery } from '../../../src/search/parts/syntax.ts';
import { Search } from '../../../src/search/search.ts';
import languages from '../../../src/search/words/languages.json' with { type: 'json' };
import { OPTIONS, randomPhrases } from '../../support/browse/random-phrases.ts';
import { corpusIndex, corpusWords } from '../../support/browse/corpus-index.ts';

/** The reference day for phrases such as "last year". */
const TODAY = '2026-11-26';

const rows = corpusIndex();
const search = new Search(rows, corpusWords(), TODAY);
search.learn(languages);

const players = new Set(
  search.vocabulary.things.flatMap(({ kind, key }) => (kind === 'player' ? [key] : [])),
);
const namesIn = (query: string): string[] =>
  [...query.matchAll(/player:(\S+)/g)].flatMap(([, names]) => names!.split(','));

const linesOf = (file: string, sign: string): string[][] =>
  readFileSync(`tests/fixtures/search/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(sign));

const phrases = [...linesOf('phrases.txt', ' => '), ...linesOf('blind.txt', ' | ')]
  .map((columns) => [columns[0]!, columns.at(-1)!] as const)
  // A name may have been removed from the archive.
  .filter(([, query]) => namesIn(query).every((name) => players.has(name)));

test('enough phrases name nobody who is gone', () => {
  expect(phrases.length).toBeGreaterThan(300);
});

test.each(phrases)('%s', (phrase, query) => {
  expect(printQuery(search.read(phrase))).toBe(query);
});

test('any text can be read, printed, found and told, and nothing but unknown words finds nothing', () => {
  for (const phrase of randomPhrases(OPTIONS.phrases)) {
    const parts = search.read(phrase);
    const printed = printQuery(parts);
    expect(printQuery(parseQuery(printed)), phrase).toBe(printed);
    const { games, facts } = search.find(parts);
    const told = facts.flatMap(({ text }) => text.map((run) => (typeof run === 'string' ? run : run.text)));
    const said = parts.map((part) => search.say(part));
    expect([...told, ...said].join(' '), phrase).not.toMatch(/undefined|NaN|null|\[object/);
    if (parts.length > 0 && parts.every(({ key }) => key === 'unknown')) expect(games, phrase).toEqual([]);
  }
});

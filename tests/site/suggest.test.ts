/** Suggested pages of the search fields. */
import { expect, test } from 'vitest';
import type { Suggestion } from '../../src/view/ask/suggest/entries.ts';
import { builtJson, fileFor } from '../support/build.ts';

const pages = builtJson<Suggestion[]>('data/suggest.json').filter(([, , href]) => href !== undefined);

test('every suggested page exists', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(([, , href]) => fileFor(href!) === null)).toEqual([]);
});

test('players come last, because their number has a limit in a large archive', () => {
  const first = pages.findIndex(([, kind]) => kind === 'Player page');
  expect(first).toBeGreaterThan(0);
  expect(new Set(pages.slice(first).map(([, kind]) => kind))).toEqual(new Set(['Player page']));
});

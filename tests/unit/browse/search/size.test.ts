/** How large the file of the search is, and that reading it never stops a page. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeSearch, readNumbers, writeNumbers } from '../../../../src/browse/search/search-index.ts';
import { syntheticSearch } from '../../../support/browse/synthetic-search.ts';

const GAMES = 10_000;
const document = JSON.stringify(syntheticSearch(2 * GAMES));

test('whole games take at most 60 bytes each', () => {
  const bytes = brotliCompressSync(document, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7 },
  }).length;
  console.log(`The search over ${GAMES} games: ${(bytes / GAMES).toFixed(1)} bytes a game`);
  expect(bytes / GAMES).toBeLessThanOrEqual(60);
});

test('they are read in less than 50 ms', () => {
  const file: unknown = JSON.parse(document);
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    expect(decodeSearch(file, 2 * GAMES)).not.toBeNull();
    return performance.now() - begun;
  });
  console.log(`Read in ${Math.min(...times).toFixed(1)} ms`);
  expect(Math.min(...times)).toBeLessThan(50);
});

test('numbers survive as characters', () => {
  const numbers = [...Array(3000).keys(), 0xd000];
  expect([...readNumbers(JSON.parse(JSON.stringify(writeNumbers(numbers))) as string)]).toEqual(numbers);
});

/** The size of the search file. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from '../../../../src/view/ask/index/search-index.ts';
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

test('numbers survive as characters', () => {
  const numbers = [...Array(3000).keys(), 0xd000];
  expect([...readNumbers(JSON.parse(JSON.stringify(writeNumbers(numbers))) as string)]).toEqual(numbers);
});

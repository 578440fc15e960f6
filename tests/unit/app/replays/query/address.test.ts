import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSearch, toSearch } from '../../../../../src/app/replays/query/address.ts';
import { EVERYTHING } from '../../../../../src/app/replays/query/query.ts';
import { corpusIndex } from '../../../../support/browse/corpus-index.ts';
import { queries } from '../../../../support/browse/queries.ts';
import { runsOf } from '../../../../support/generators/runs.ts';

const some = queries(corpusIndex());

describe('a query and its address', () => {
  test('lead to each other', () => {
    fc.assert(
      fc.property(some, (query) => {
        expect(fromSearch(toSearch(query))).toEqual(query);
      }),
      runsOf(500),
    );
  });

  test('any text typed into the boxes survives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        const query = { ...EVERYTHING, text };
        expect(fromSearch(toSearch(query))).toEqual(query);
      }),
      runsOf(300),
    );
  });

  test('nothing asked is nothing in the address', () => {
    expect(toSearch(EVERYTHING)).toBe('');
    expect(fromSearch('')).toEqual(EVERYTHING);
  });

  test('is readable', () => {
    const query = { ...EVERYTHING, player: 'grubby', length: { from: null, below: 10 }, expansion: 270 };
    expect(toSearch(query)).toBe('?player=grubby&length=-10&expansion=4%3A30');
  });

  test.each([
    '?utm_source=x&fbclid=1',
    '?race=Z',
    '?length=abc',
    '?length=-',
    '?expansion=soon',
    '?expansion=4:75',
    '?sort=constructor',
    '?hero-any=1',
    '?player=',
    '?%E0%A4%A',
  ])('%s asks for nothing', (search) => {
    expect(fromSearch(search)).toEqual(EVERYTHING);
  });

  test('the first of several values counts, and endless ones are cut', () => {
    expect(fromSearch('?map=a&map=b').map).toBe('a');
    expect(fromSearch(`?q=${'x'.repeat(5000)}`).text).toHaveLength(200);
  });

  test('whatever the address says, it is read', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const query = fromSearch(`?${search}`);
        expect(fromSearch(toSearch(query))).toEqual(query);
      }),
      runsOf(300),
    );
  });
});

test('addresses of build orders, which had a field of their own, go on', () => {
  expect(fromSearch('?q=grubby&order=altar,+barracks').text).toBe('grubby, altar, barracks');
  expect(fromSearch('?order=altar').text).toBe('altar');
});

/** The search finds and counts the same as the plain meaning of the filters. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTED, columnsOf, type Counted } from '../../../../../src/app/replays/engine/columns.ts';
import { nearest } from '../../../../../src/app/replays/engine/nearest.ts';
import { columnOf } from '../../../../../src/app/replays/engine/pass.ts';
import { Searcher } from '../../../../../src/app/replays/engine/search.ts';
import { Sorter } from '../../../../../src/app/replays/engine/sort.ts';
import { parseExpansion, parseSpan } from '../../../../../src/app/replays/query/address.ts';
import {
  activeFilters,
  EVERYTHING,
  FACETS,
  without,
  type Query,
} from '../../../../../src/app/replays/query/query.ts';
import { corpusIndex } from '../../../../support/browse/corpus-index.ts';
import { fitting, holdsText } from '../../../../support/browse/naive.ts';
import { queries } from '../../../../support/browse/queries.ts';
import { syntheticIndex } from '../../../../support/browse/synthetic.ts';
import { runsOf } from '../../../../support/generators/runs.ts';

const corpus = corpusIndex();
const archives = { 'the archive': corpus, 'a larger one': syntheticIndex(corpus, 300) };

/** A query for one value of a column. */
function asking(counted: Counted, key: string): Partial<Query> {
  if (counted === 'length') return { length: parseSpan(key) };
  if (counted === 'expansion') return { expansion: parseExpansion(key) };
  if (counted === 'heroAny') return { hero: key, heroAny: true };
  if (counted === 'rivalAny') return { rival: key, rivalAny: true };
  if (counted === 'hero') return { hero: key, heroAny: false };
  if (counted === 'rival') return { rival: key, rivalAny: false };
  return { [counted]: key };
}

describe.each(Object.entries(archives))('in %s', (_, index) => {
  const columns = columnsOf(index);
  // One for all queries, because its memory of one must not change the answer to another.
  const searcher = new Searcher(columns);
  searcher.words = (text, pairs) =>
    Uint8Array.from(pairs, ({ game }) => (holdsText(index.games[game]!, text, index) ? 1 : 0));
  const sorter = new Sorter(columns);

  test('exactly the games that fit are found', () => {
    fc.assert(
      fc.property(queries(index), (query) => {
        expect(searcher.search(query).games).toEqual(fitting(query, index));
      }),
      runsOf(600),
    );
  });

  test('each value is counted with all other filters applied', () => {
    fc.assert(
      fc.property(queries(index), fc.constantFrom(...COUNTED), fc.nat(), (query, counted, at) => {
        const values = columns.values[counted];
        const value = at % values.length;
        const expected = fitting({ ...query, ...asking(counted, values[value]!.key) }, index).length;
        expect(searcher.search(query).count(counted)[value], values[value]!.key).toBe(expected);
      }),
      runsOf(600),
    );
  });

  test('it is known how many games each filter costs', () => {
    fc.assert(
      fc.property(queries(index), (query) => {
        const found = searcher.search(query);
        expect(found.filters.map(({ filter }) => filter)).toEqual(activeFilters(query));
        for (const { filter } of found.filters)
          expect(found.without(filter), filter).toBe(fitting(without(query, filter), index).length);
      }),
      runsOf(300),
    );
  });

  test('what is said to be nearest gives as many games as is said', () => {
    let seen = 0;
    const runs = runsOf(600);
    fc.assert(
      fc.property(queries(index), (query) => {
        const close = nearest(query, searcher.search(query), columns);
        if (!close) return;
        seen++;
        for (const way of close.ways) {
          expect(way.games).toBeGreaterThan(0);
          expect(fitting(way.query, index).length, way.filter).toBe(way.games);
        }
        expect(fitting(close.misses.reduce(without, query), index)).toContain(close.game);
        expect(close.misses.length).toBeGreaterThan(0);
      }),
      runs,
    );
    expect(seen).toBeGreaterThan(runs.numRuns! / 12);
  });

  test('sorting keeps every game, and the first is the one it should be', () => {
    const everything = searcher.search(EVERYTHING);
    expect(sorter.sort(everything, 'archive')).toEqual([...index.games.keys()]);
    const lengths = sorter.sort(everything, 'longest').map((game) => index.games[game]!.decidedMs);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(sorter.sort(everything, 'shortest').length).toBe(index.games.length);
    fc.assert(
      fc.property(queries(index), (query) => {
        const found = searcher.search(query);
        const sorted = sorter.sort(found, query.sort);
        expect(sorted.toSorted((a, b) => a - b)).toEqual(found.games);
      }),
      runsOf(200),
    );
  });

  test('by earliest expansion counts the players who fit only', () => {
    const query: Query = { ...EVERYTHING, race: 'H', sort: 'expansion' };
    const sorted = sorter.sort(searcher.search(query), 'expansion');
    const times = sorted.map((game) =>
      Math.min(
        ...index.games[game]!.players.filter(({ race }) => race === 'H').map(
          ({ expansionMs }) => expansionMs ?? Infinity,
        ),
      ),
    );
    expect(times).toEqual(times.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  test('a facet is counted by the column it filters with', () => {
    for (const facet of FACETS) expect(COUNTED).toContain(columnOf(facet, { ...EVERYTHING, heroAny: true }));
  });
});

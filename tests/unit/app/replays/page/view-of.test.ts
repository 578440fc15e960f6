/** The words and counts above the list. */
import { describe, expect, test } from 'vitest';
import { Searcher } from '../../../../../src/app/replays/engine/search.ts';
import { valuesOf, viewOf } from '../../../../../src/app/replays/page/view-of.ts';
import { EVERYTHING, UNKNOWN, type Query } from '../../../../../src/app/replays/query/query.ts';
import { archiveOf, browsed, listed } from '../engine/archive.ts';

const columns = archiveOf([
  listed({ replayId: 'a', matchup: 'EvO', decidedMs: 300_000 }),
  listed({ replayId: 'b', matchup: 'OvO', players: [browsed('Ann', 0), browsed('Cid', 1)] }),
  listed({ replayId: 'c', matchup: 'OvO' }),
]);
const searcher = new Searcher(columns);

function shown(change: Partial<Query>, spoilerFree = false) {
  const query = { ...EVERYTHING, ...change };
  const rowOf = () => {
    throw new Error('No game is near.');
  };
  const view = viewOf(query, searcher.search(query), columns, {
    spoilerFree,
    rowOf,
    read: [],
    reply: null,
    nearer: () => [],
    answers: null,
  });
  return { status: view.status, chips: view.chips.map(({ text }) => text) };
}

const choices = (change: Partial<Query>, spoilerFree = false) => {
  const query = { ...EVERYTHING, ...change };
  return valuesOf('matchup', query, searcher.search(query), columns, spoilerFree).map(({ key, games }) => [
    key,
    games,
  ]);
};

describe('the status', () => {
  test('says how many games fit, and the order where it is not that of the archive', () => {
    expect(shown({})).toEqual({ status: 'All 3 games', chips: [] });
    expect(shown({ matchup: 'OvO', sort: 'longest' })).toEqual({
      status: '2 of 3 games, longest first',
      chips: ['Matchup: Orc vs Orc'],
    });
    expect(shown({ matchup: 'OvO', player: 'bob', length: { from: null, below: 6 } }).status).toBe(
      'No game fits all of this.',
    );
  });

  test('has no number where it would give a result away', () => {
    expect(shown({ player: 'cid' }, true)).toEqual({ status: 'The games that fit', chips: ['Player: Cid'] });
    expect(shown({ sort: 'map' }, true).status).toBe('All games, by map');
  });
});

describe('the values of a filter', () => {
  test('are those that would leave a game, with how many', () => {
    expect(choices({})).toEqual([
      ['EvO', 1],
      ['OvO', 2],
    ]);
    expect(choices({ player: 'cid' })).toEqual([['OvO', 1]]);
  });

  test('keep the chosen one, also where it leaves none or is no value at all', () => {
    expect(choices({ player: 'cid', matchup: 'EvO' })).toContainEqual(['EvO', 0]);
    expect(choices({ matchup: 'HvU' }).at(-1)).toEqual(['HvU', null]);
  });

  test('are all there, without numbers, where numbers would give a result away', () => {
    expect(choices({ player: 'cid' }, true)).toEqual([
      ['EvO', null],
      ['OvO', null],
      [UNKNOWN, null],
    ]);
  });
});

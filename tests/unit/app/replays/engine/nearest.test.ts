/** Suggestions if nothing matches: a bound moved just far enough, a dropped filter, the closest game. */
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../../../src/app/replays/engine/nearest.ts';
import type { Query } from '../../../../../src/app/replays/query/query.ts';
import { archiveOf, ask, browsed, found, listed } from './archive.ts';

const expanding = (seconds: number | null, name = 'Ann') =>
  listed({
    players: [browsed(name, 0, { expansionMs: seconds === null ? null : seconds * 1000 }), browsed('Bob', 1)],
  });
const lasting = (seconds: number) => listed({ decidedMs: seconds * 1000 });

function ways(games: Parameters<typeof archiveOf>[0], query: Partial<Query>) {
  const columns = archiveOf(games);
  const close = nearest(ask(query), found(columns, query), columns);
  return close?.ways.map(({ how, filter, query: way, games: count }) => [
    how,
    how === 'dropped' ? filter : way[filter],
    count,
  ]);
}

describe('the time of an expansion', () => {
  test.each([
    [[300], 310, 1],
    [[301], 310, 1],
    [[309], 310, 1],
    [[310], 320, 1],
    // The next full ten seconds include everyone who expanded in them.
    [[302, 308], 310, 2],
    [[302, 310], 310, 1],
    [[400, 302, null], 310, 1],
  ])('of %j s is reached by a bound of %i s, by %i games', (times, bound, games) => {
    expect(
      ways(
        times.map((time) => expanding(time)),
        { expansion: 300 },
      ),
    ).toEqual([
      ['loosened', bound, games],
      ['dropped', 'expansion', times.length],
    ]);
  });

  test('is not moved for who never expanded, nor where another filter fails as well', () => {
    expect(ways([expanding(null)], { expansion: 300 })).toEqual([['dropped', 'expansion', 1]]);
    expect(ways([expanding(400)], { expansion: 300, race: 'U' })).toEqual([]);
    expect(ways([expanding(400)], { expansion: 'none', race: 'O', player: 'ann' })).toEqual([
      ['dropped', 'player', 1],
      ['dropped', 'expansion', 1],
    ]);
  });

  test('is that of the player the other filters fit', () => {
    const both = listed({
      players: [browsed('Ann', 0, { expansionMs: 400_000 }), browsed('Bob', 1, { expansionMs: 350_000 })],
    });
    expect(ways([both], { expansion: 300, player: 'ann' })?.[0]).toEqual(['loosened', 410, 1]);
  });
});

describe('the length of a game', () => {
  test.each([
    // Down to the minute of the longest shorter game, or up to the one after the shortest longer game.
    [[1199], { from: 20, below: 30 }, { from: 19, below: 30 }, 1],
    [[1140], { from: 20, below: 30 }, { from: 19, below: 30 }, 1],
    [[1139], { from: 20, below: 30 }, { from: 18, below: 30 }, 1],
    [[1800], { from: 20, below: 30 }, { from: 20, below: 31 }, 1],
    [[1859], { from: 20, below: 30 }, { from: 20, below: 31 }, 1],
    [[1860], { from: 20, below: 30 }, { from: 20, below: 32 }, 1],
    // The smaller move of the two, downwards if both are equal.
    [[1140, 1800], { from: 20, below: 30 }, { from: 19, below: 30 }, 1],
    [[1139, 1800, 1810], { from: 20, below: 30 }, { from: 20, below: 31 }, 2],
    [[1080, 1860], { from: 20, below: 30 }, { from: 18, below: 30 }, 1],
    [[500, 590, 540], { from: 10, below: null }, { from: 9, below: null }, 2],
    [[700, 650], { from: null, below: 10 }, { from: null, below: 11 }, 1],
  ])('%j s, asked for %j: %j', (lengths, length, moved, games) => {
    expect(ways(lengths.map(lasting), { length })).toEqual([
      ['loosened', moved, games],
      ['dropped', 'length', lengths.length],
    ]);
  });

  test('is not moved where another filter fails as well', () => {
    expect(ways([lasting(100)], { length: { from: 10, below: null }, race: 'U' })).toEqual([]);
  });
});

describe('the closest game', () => {
  const close = (games: Parameters<typeof archiveOf>[0], query: Partial<Query>) => {
    const columns = archiveOf(games);
    return nearest(ask(query), found(columns, query), columns);
  };

  test('misses the fewest filters; of equal ones it is the first', () => {
    const games = [lasting(100), expanding(200), expanding(200)];
    expect(close(games, { expansion: 300, race: 'O', sides: '2v2' })).toMatchObject({
      game: 1,
      misses: ['sides'],
    });
    expect(close(games, { race: 'U' })).toMatchObject({ game: 0, misses: ['race'] });
  });

  test('is asked for only where nothing fits and there is something', () => {
    expect(close([listed()], { race: 'O' })).toBeNull();
    expect(close([], { race: 'O' })).toBeNull();
  });

  test('the filter that costs most games is dropped first', () => {
    const games = [lasting(100), lasting(100), { ...lasting(2000), sides: '2v2' }];
    expect(ways(games, { sides: '2v2', length: { from: null, below: 10 } })).toEqual([
      ['loosened', { from: null, below: 34 }, 1],
      ['dropped', 'sides', 2],
      ['dropped', 'length', 1],
    ]);
  });
});

/** The engine on archives small enough to see the answer. */
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../../src/app/replays/engine/columns.ts';
import { columnOf, passing } from '../../../../../src/app/replays/engine/pass.ts';
import { Searcher } from '../../../../../src/app/replays/engine/search.ts';
import { Sorter } from '../../../../../src/app/replays/engine/sort.ts';
import type { BrowsedGame, BrowserIndex } from '../../../../../src/view/ask/index/game.ts';
import { EVERYTHING, UNKNOWN, type Sort } from '../../../../../src/app/replays/query/query.ts';
import { archiveOf, ask, browsed, found, listed } from './archive.ts';

const OBJECTS: BrowserIndex['objects'] = [
  { key: 'Hfs', name: 'Far Seer', kind: 'hero' },
  { key: 'Hbm', name: 'Blademaster', kind: 'hero' },
  { key: 'alt', name: 'Altar', kind: 'building' },
  { key: 'bar', name: 'Barracks', kind: 'building' },
  { key: 'gru', name: 'Grunt', kind: 'unit' },
  { key: 'rai', name: 'Raider', kind: 'unit' },
];

describe('columns', () => {
  const four = listed({
    players: [browsed('Ann', 0), browsed('Bob', 0), browsed('Cid', 1), browsed('Dan', 1, { person: null })],
  });

  test('each player looks at each of the other side, or at nobody', () => {
    const alone = listed({ players: [browsed('Eve', 0), browsed('Fay', 0)] });
    const { pairs, gameOf } = archiveOf([four, alone]);
    expect(pairs.map(({ self, rival }) => `${self.name}-${rival?.name}`)).toEqual([
      ...['Ann-Cid', 'Ann-Dan', 'Bob-Cid', 'Bob-Dan', 'Cid-Ann', 'Cid-Bob', 'Dan-Ann', 'Dan-Bob'],
      ...['Eve-undefined', 'Fay-undefined'],
    ]);
    expect([...gameOf]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  test('opponents are people of the other side; who has no page is nobody’s', () => {
    const { lists, values } = archiveOf([four]);
    const { items, starts } = lists('opponent');
    const against = (pair: number) =>
      [...items.slice(starts[pair], starts[pair + 1])].map((item) => values.opponent[item]!.key);
    expect(Array.from({ length: 8 }, (_, pair) => against(pair))).toEqual([
      ...[['cid'], [], ['cid'], [], ['ann'], ['bob'], ['ann'], ['bob']],
    ]);
    expect(values.opponent.map(({ key }) => key)).toEqual(['ann', 'bob', 'cid']);
  });

  test('values stand by name, patches newest first, years newest first, what is not known last', () => {
    const games = [
      listed({ patch: '1.9', played: { from: '2015', to: '2016' }, sides: '2v2', matchup: 'EvU' }),
      listed({ patch: '1.31', played: { from: '2019', to: '2019' }, map: 'b', matchup: 'EvO' }),
      listed({ patch: null }),
    ];
    const { values } = archiveOf(games, {
      maps: [
        { key: 'b', name: 'map 10' },
        { key: 'a', name: 'Map 2' },
        { key: 'z', name: 'Same' },
        { key: 'y', name: 'same' },
      ],
      objects: OBJECTS,
    });
    const keys = (counted: keyof typeof values) => values[counted].map(({ key }) => key);
    expect(keys('patch')).toEqual(['1.31', '1.9', UNKNOWN]);
    expect(keys('played')).toEqual(['2019', '2016', '2015']);
    expect(keys('map')).toEqual(['a', 'b', 'y', 'z', UNKNOWN]);
    expect(keys('hero')).toEqual(['Hbm', 'Hfs']);
    expect(keys('sides')).toEqual(['1v1', '2v2']);
    expect(keys('event')).toEqual([UNKNOWN]);
    expect(keys('player')).toEqual(['ann', 'bob']);
    expect(values.matchup.map(({ name }) => name)).toEqual([
      'Night Elf vs Orc',
      'Night Elf vs Undead',
      'Orc vs Orc',
      'Not known',
    ]);
    expect(values.race.map(({ name }) => name)).toEqual(['Human', 'Orc', 'Night Elf', 'Undead', 'Not known']);
  });

  test('heroes count as the first one only if it was ordered', () => {
    const hero = (firstHeroMs: number | null) => ({ heroes: ['Hfs', 'Hbm'], firstHeroMs });
    const games = [
      listed({ players: [browsed('Ann', 0, hero(60_000)), browsed('Bob', 1)] }),
      listed({ players: [browsed('Ann', 0, hero(null)), browsed('Bob', 1)] }),
    ];
    const columns = archiveOf(games, { objects: OBJECTS });
    const games_ = (query: Parameters<typeof found>[1]) => found(columns, query).games;
    expect(games_({ hero: 'Hfs' })).toEqual([0]);
    expect(games_({ hero: 'Hbm' })).toEqual([]);
    expect(games_({ hero: 'Hbm', heroAny: true })).toEqual([0, 1]);
    expect(games_({ rival: 'Hfs' })).toEqual([0]);
    expect(games_({ rival: 'Hbm', rivalAny: true })).toEqual([0, 1]);
    expect(games_({ rival: 'Hfs', player: 'ann' })).toEqual([]);
    expect(games_({ rival: 'Hfs', opponent: 'ann' })).toEqual([0]);
    const { count } = found(columns, {});
    expect([...count('hero')]).toEqual([0, 1]);
    expect([...count('heroAny')]).toEqual([2, 2]);
    expect([...count('rival')]).toEqual([0, 1]);
  });

  test('a facet is filtered by the column it is counted by', () => {
    expect(columnOf('hero', ask({}))).toBe('hero');
    expect(columnOf('hero', ask({ heroAny: true, rivalAny: false }))).toBe('heroAny');
    expect(columnOf('rival', ask({ heroAny: true }))).toBe('rival');
    expect(columnOf('rival', ask({ rivalAny: true }))).toBe('rivalAny');
    expect(columnOf('map', ask({ heroAny: true, rivalAny: true }))).toBe('map');
  });
});

describe('search', () => {
  const games = [
    listed({ map: 'a', patch: '1.31', decidedMs: 500_000 }),
    listed({ map: 'a', decidedMs: 700_000, played: { from: '2019-05-01', to: '2019-05-02' } }),
    listed({ map: 'b', decidedMs: 700_000, players: [browsed('Ann', 0, { race: 'U' }), browsed('Cid', 1)] }),
  ];
  const maps = [
    { key: 'a', name: 'A' },
    { key: 'b', name: 'B' },
  ];
  const columns = archiveOf(games, { maps });

  test('what passes a filter: 1 for each pair that does', () => {
    const passes = (query: Parameters<typeof ask>[0], filter: Parameters<typeof passing>[0]) => [
      ...passing(filter, ask(query), columns),
    ];
    expect(passes({ race: 'U' }, 'race')).toEqual([0, 0, 0, 0, 1, 0]);
    expect(passes({ length: { from: 10, below: null } }, 'length')).toEqual([0, 0, 1, 1, 1, 1]);
    expect(passes({ played: '2019' }, 'played')).toEqual([0, 0, 1, 1, 0, 0]);
    expect(passes({ expansion: 'none' }, 'expansion')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(passes({ map: 'nowhere' }, 'map')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('games, counts and what each filter costs', () => {
    const { games: fit, fits, count, without, filters } = found(columns, { map: 'a', patch: '1.31' });
    expect(fit).toEqual([0]);
    expect([...fits]).toEqual([1, 1, 0, 0, 0, 0]);
    // Values of an active filter count the games that fit all other filters.
    expect([...count('map')]).toEqual([1, 0, 0]);
    expect([...count('patch')]).toEqual([1, 1]);
    expect([...count('player')]).toEqual([1, 1, 0]);
    expect(filters.map(({ filter }) => [filter, without(filter)])).toEqual([
      ['map', 1],
      ['patch', 2],
    ]);
  });

  test('a game counts once, however many of its pairs fit', () => {
    const { count, games: fit } = found(columns, { race: 'O' });
    expect(fit).toEqual([0, 1, 2]);
    expect([...count('race')]).toEqual([0, 3, 0, 1, 0]);
  });

  test('what is remembered of one query answers no other', () => {
    const searcher = new Searcher(columns);
    const fit = (query: Parameters<typeof ask>[0]) => searcher.search(ask(query)).games;
    expect(fit({ map: 'a' })).toEqual([0, 1]);
    expect(fit({ map: 'b' })).toEqual([2]);
    expect(fit({ map: 'b' })).toEqual([2]);
    const heroes = archiveOf(
      [listed({ players: [browsed('Ann', 0, { heroes: ['Hfs', 'Hbm'], firstHeroMs: 1000 })] })],
      { objects: OBJECTS },
    );
    const other = new Searcher(heroes);
    expect(other.search(ask({ hero: 'Hbm' })).games).toEqual([]);
    expect(other.search(ask({ hero: 'Hbm', heroAny: true })).games).toEqual([0]);
    expect(other.search(ask({ hero: 'Hbm' })).games).toEqual([]);
  });

  test('an answer is not asked for again', () => {
    let asked = 0;
    const spied = columnsOf({ ...columns.index });
    const searcher = new Searcher({
      ...spied,
      get values() {
        asked++;
        return spied.values;
      },
    });
    searcher.search(ask({ map: 'a' }));
    const first = asked;
    searcher.search(ask({ map: 'a' }));
    expect(asked - first).toBeLessThan(first);
  });
});

describe('the order of the list', () => {
  const timed = (
    name: string,
    firstHeroMs: number | null,
    expansionMs: number | null,
    more = {},
  ): BrowsedGame =>
    listed({
      players: [browsed(name, 0, { firstHeroMs, expansionMs }), browsed('Zoe', 1)],
      ...more,
    });
  const games = [
    timed('bob', 90_000, null, { decidedMs: 600_000, patch: '1.9', played: { from: '2019-05' }, map: 'x' }),
    timed('Ann', null, 500_000, { decidedMs: 500_000, patch: null, played: {}, map: null }),
    timed('ann', 80_000, 400_000, { decidedMs: 600_000, patch: '1.31', played: { from: '2015' }, map: 'y' }),
    timed('Äda', 80_000, 400_000, {
      decidedMs: 700_000,
      patch: '1.31',
      played: { from: '2019-05' },
      map: 'x',
    }),
  ];
  const columns = archiveOf(games, {
    maps: [
      { key: 'x', name: 'Twisted' },
      { key: 'y', name: 'echo' },
    ],
  });
  const sorter = new Sorter(columns);

  test.each<[Sort, number[]]>([
    ['archive', [0, 1, 2, 3]],
    ['longest', [3, 0, 2, 1]],
    ['shortest', [1, 0, 2, 3]],
    // Unknown values are last in both directions; equal games keep their order.
    ['newest-patch', [2, 3, 0, 1]],
    ['oldest-patch', [0, 2, 3, 1]],
    ['newest', [0, 3, 2, 1]],
    ['oldest', [2, 0, 3, 1]],
    ['map', [2, 0, 3, 1]],
    ['player', [3, 1, 2, 0]],
    ['first-hero', [2, 3, 0, 1]],
    ['expansion', [2, 3, 1, 0]],
  ])('%s', (sort, order) => {
    const everything = new Searcher(columns).search(EVERYTHING);
    expect(sorter.sort(everything, sort)).toEqual(order);
    // The second result comes from memory.
    expect(sorter.sort(everything, sort)).toEqual(order);
  });

  test('holds what was found alone, and times of players who fit alone', () => {
    const some = found(columns, { length: { from: 10, below: null } });
    expect(sorter.sort(some, 'oldest-patch')).toEqual([0, 2, 3]);
    const two = listed({
      players: [
        browsed('Ann', 0, { race: 'U', expansionMs: 100_000 }),
        browsed('Bob', 1, { expansionMs: 300_000 }),
      ],
    });
    const both = archiveOf([timed('Ann', 1_000, 200_000), two]);
    expect(new Sorter(both).sort(found(both, { race: 'O' }), 'expansion')).toEqual([0, 1]);
    expect(new Sorter(both).sort(found(both, {}), 'expansion')).toEqual([1, 0]);
  });

  test('a game without players stands last by player', () => {
    const none = archiveOf([listed({ players: [] }), listed()]);
    expect(new Sorter(none).sort({ ...found(none, {}), games: [0, 1] }, 'player')).toEqual([1, 0]);
  });
});

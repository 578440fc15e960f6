/** Limits of duels, series, times of day and address names. */
import { describe, expect, test } from 'vitest';
import { isDuel } from '../../../../src/game/sides.ts';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { gameHubs } from '../../../../src/archive/count/game-links.ts';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { seriesOf } from '../../../../src/archive/count/series.ts';
import { assignSlugs } from '../../../../src/archive/count/slugs.ts';
import { slugOf } from '../../../../src/game/slug.ts';
import { standingsOf } from '../../../../src/archive/count/standings.ts';
import { histogram } from '../../../../src/archive/count/timings.ts';
import { duel, game, hero, placed, player } from './sample.ts';

const [one, two] = [player('One'), player('Two')];
const computer = player(null, { kind: 'computer' });

test.each([
  ['two people', [one, two], true],
  [
    'two people of one team',
    [
      { ...one, team: 4 },
      { ...two, team: 4 },
    ],
    false,
  ],
  ['somebody and a computer', [one, computer], false],
  ['a computer and somebody', [computer, two], false],
  ['three people', [one, two, player('Three')], false],
  ['one', [one], false],
  ['nobody', [], false],
])('%s: a duel, %s', (_, players, is) => {
  expect(isDuel(game(players))).toBe(is);
});

describe('series', () => {
  const series = (games: Parameters<typeof seriesOf>[0]) =>
    seriesOf(
      games,
      rosterOf(
        games.map((each) => each.game),
        [],
      ),
    );

  test('have the people of a side in the order of their slugs', () => {
    const names = ['Zed', 'Amy', 'Moon', 'Bob'];
    const teams = game(names.map((name, index) => ({ ...player(name), team: index < 2 ? 5 : 4 })));
    expect(
      series([placed(teams, 'cup')])[0]?.sides.map((side) => side.map(({ slug }) => slug)),
    ).toMatchSnapshot();
  });

  test.each([
    ['00_00_00_000.nwg', '11_59_59_999.w3g', true],
    ['00_00_00_000.nwg', '12_00_00_000.nwg', false],
    ['12_00_00_000.nwg', '23_59_59_999.nwg', true],
    ['23_59_59_000.nwg', '24_00_00_000.nwg', false],
    ['12_59_00_000.nwg', '12_60_00_000.nwg', false],
    ['12_00_59_000.nwg', '12_00_60_000.nwg', false],
    ['12_00_59_999.nwg', '12_01_00_000.nwg', true],
    ['12_00_00_001.nwg', '12_00_00_002.nwg', true],
    ['12_00_01_000.nwg', '12_00_00_999.nwg', true],
    ['x12_00_00_001.nwg', '12_00_00_002.nwg', false],
    ['12_00_00_001.nwg.bak', '12_00_00_002.nwg', false],
    ['12_00_00.nwg', '12_00_01_000.nwg', false],
  ])('of files %s and %s are in an order: %s', (a, b, known) => {
    const games = [a, b].map((name, at) => placed(duel(one, two, null, { replayId: `${at}` }), 'cup', name));
    const [found] = series(games);
    expect(found?.order).toBe(known ? 'file-times' : null);
    expect(found?.games.map(({ fileName }) => fileName)).toEqual(known ? [a, b].toSorted() : [a, b]);
  });
});

describe('names of addresses', () => {
  const slugsOf = (...names: string[]) => [
    ...assignSlugs(names.map((name) => ({ key: name, name }))).values(),
  ];

  test.each(['index', 'con', 'prn', 'aux', 'nul', 'com1', 'lpt9'])('"%s" is not used', (name) => {
    expect(slugsOf(name)[0]).not.toBe(name);
  });

  test.each(['index2', 'my-index', 'console', 'falcon', 'com', 'comx', 'lptx', 'com12', 'nulls'])(
    '"%s" is',
    (name) => {
      expect(slugsOf(name)).toEqual([name]);
    },
  );

  test.each([
    ['x'.repeat(48), 'x'.repeat(48)],
    ['x'.repeat(49), 'x'.repeat(48)],
    [`${'x'.repeat(47)}-y`, 'x'.repeat(47)],
    ['ﬁsh', 'fish'],
    ['éa', 'ea'],
    ['½', '1-2'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test.each([
    // A name equal to its slug, then one that differs only in capitals, then any other; equal ones by key.
    ['z', { z: 'moon', a: 'Moon', b: 'moon.' }],
    ['z', { a: 'moon.', z: 'Moon', b: 'Moon.' }],
    ['a', { z: 'moon!', a: 'moon.' }],
    ['a', { z: 'Moon', a: 'MOON' }],
  ])('%s of %j keeps the slug', (keeps, names) => {
    const all = Object.entries(names).map(([key, name]) => ({ key, name }));
    for (const order of [all, all.toReversed()]) expect(assignSlugs(order).get(keeps)).toBe('moon');
  });
});

describe('games', () => {
  const orc = player('Orc', { race: 'O', heroes: [hero('Obla', 60)] });
  const bot = player('Bot', { race: 'H', kind: 'computer', heroes: [hero('Hamg', 60)] });
  const catalogue = catalogueOf(
    [
      placed(duel(orc, player('Ann', { heroes: [hero('Hamg', 50)] }), null, { replayId: 'a' })),
      placed(duel(orc, bot, null, { replayId: 'b', matchup: 'HvO' })),
      placed(
        duel(player('Urg', { race: 'O', heroes: [hero('Obla', 61)] }), player('Bob'), null, {
          replayId: 'd',
        }),
      ),
      placed(game([player(null)], { replayId: 'c' })),
    ],
    [],
    [],
  );

  test('that nobody knows stand nowhere', () => {
    expect(() => standingsOf('x', catalogue)).toThrowErrorMatchingSnapshot();
    expect(() => gameHubs('x', catalogue)).toThrowErrorMatchingSnapshot();
  });

  test('of computers are not compared with those of people', () => {
    expect(standingsOf('b', catalogue)?.rows.map(({ handle }) => handle)).toEqual(['Orc']);
  });

  test('of which nothing is known lead nowhere', () => {
    expect(gameHubs('c', catalogue).rows).toEqual([]);
  });
});

test('a histogram begins with the first bar that holds anything', () => {
  expect(histogram([600_000, 1_199_999], 300)).toMatchSnapshot();
});

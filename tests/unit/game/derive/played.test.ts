import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../src/game/game.ts';
import { RELEASES } from '../../../../src/game/objects/numbers/releases.ts';
import { eventDays, playedDays, whenPlayed } from '../../../../src/game/derive/played.ts';

/** The first day of the first release after 3.0 that wasn't withdrawn, once there is one. */
const AFTER_3 = RELEASES.slice(RELEASES.findIndex(({ release }) => release === '3.0.0') + 1).find(
  ({ withdrawn }) => !withdrawn,
)?.day;

type Facts = Partial<Pick<Game, 'patch' | 'build' | 'randomSeed'>> & { path?: string; netease?: true };

const game = ({ path = 'Maps\\(2)EchoIsles.w3x', ...facts }: Facts) => ({
  patch: '1.26',
  build: 6059,
  randomSeed: 1_450_583_201,
  map: { path, checksum: '0' },
  ...facts,
});

describe('the start of a game', () => {
  test('is the seed of a recording of NetEase', () => {
    expect(whenPlayed(game({ netease: true }))).toEqual({ at: '2015-12-20T03:46:41Z', basis: 'seed' });
  });

  test('is never the seed of another recording', () => {
    expect(whenPlayed(game({}))).toEqual({ from: '2011-03-24', to: '2016-03-14', basis: 'patch' });
  });

  test('is no seed that its patch rules out', () => {
    expect(whenPlayed(game({ netease: true, patch: '1.32', build: 6105 })).basis).toBe('patch');
    expect(whenPlayed(game({ netease: true, patch: '1.20', build: 6052 })).basis).toBe('patch');
    // NetEase may patch later than the rest of the world.
    expect(whenPlayed(game({ netease: true, randomSeed: 1_460_000_000 })).basis).toBe('seed');
  });

  test.each([
    // 1.26 was the latest from 2011-03-24 to 2016-03-14, and one more year is tolerated.
    ['2011-03-23T23:59:59Z', '1.26', 6059, 'patch'],
    ['2011-03-24T00:00:00Z', '1.26', 6059, 'seed'],
    ['2017-03-14T23:59:59Z', '1.26', 6059, 'seed'],
    ['2017-03-15T00:00:00Z', '1.26', 6059, 'patch'],
    // The release dates of the first patches are unknown, but The Frozen Throne didn't exist before July 2003.
    ['2003-06-30T23:59:59Z', '1.07', 6031, 'patch'],
    ['2003-07-01T00:00:00Z', '1.07', 6031, 'seed'],
    ['2026-12-01T00:00:00Z', '3.00', 7000, 'seed'],
    // Later than three years after the newest patch that we know: the future, or no time at all.
    ['2033-05-18T03:33:20Z', '3.00', 7000, 'patch'],
    ['2106-02-07T06:28:15Z', '3.00', 7000, 'patch'],
  ])('at %s fits patch %s: %s', (at, patch, build, basis) => {
    const facts = { netease: true, patch, build, randomSeed: Date.parse(at) / 1000 } as const;
    expect(whenPlayed(game(facts)).basis).toBe(basis);
  });

  test('is known better by the seed than by the event', () => {
    expect(whenPlayed(game({ netease: true }), { event: eventDays('2015-12-19') }).at).toBe(
      '2015-12-20T03:46:41Z',
    );
  });
});

describe('the days a game lies between', () => {
  test.each([
    ['1.20', 6052, '2005-10-03', '2007-01-22'],
    ['1.22', 6052, '2007-01-22', '2011-03-24'],
    ['1.30', 6061, '2018-08-08', '2019-05-28'],
    ['1.32', 6105, '2020-01-28', '2020-02-24'],
    ['1.32', 6107, '2020-02-24', '2020-03-18'],
    ['1.32', 6114, '2021-04-13', '2022-08-18'],
    ['1.33', 6114, '2022-08-18', '2022-12-01'],
    ['1.36', 6115, '2023-05-09', '2024-11-13'],
    ['2.00', 6115, '2024-11-13', '2025-07-17'],
    ['2.00', 6116, '2025-07-17', '2026-01-26'],
    ['2.00', 6117, '2026-01-26', '2026-09-12'],
    // 3.0.1 was withdrawn, so it doesn't end 3.0.0.
    ['3.00', 7000, '2026-09-12', AFTER_3],
    ['3.00', 7003, '2026-10-07', AFTER_3],
    ['99.00', 9900, RELEASES.at(-1)!.day, undefined],
    ['1.07', 6031, undefined, '2005-03-01'],
    [null, 6110, '2020-06-02', '2020-08-11'],
  ])('are those of patch %s with build %d', (patch, build, from, to) => {
    expect(whenPlayed(game({ patch, build }))).toEqual({
      ...(from && { from }),
      ...(to && { to }),
      basis: 'patch',
    });
  });

  test('depend on the numbers of the actions since 2.0.2', () => {
    const of = (post202: boolean) => whenPlayed({ ...game({ patch: '2.00', build: 6115 }), post202 });
    expect([of(false), of(true)]).toEqual([
      { from: '2024-11-13', to: '2025-04-15', basis: 'patch' },
      { from: '2025-04-15', to: '2025-07-17', basis: 'patch' },
    ]);
  });

  test('begin with the day the map was built', () => {
    const path = 'maps\\W3Champions\\54_w3c_251104_0950_Tidehunters_v1.2.w3x';
    const late = { patch: '2.00', build: 6116, path };
    expect(whenPlayed(game(late))).toEqual({ from: '2025-11-04', to: '2026-01-26', basis: 'map-build' });
    // The end of a patch is less certain than a map that was built after it.
    expect(whenPlayed(game({ path }))).toEqual({ from: '2025-11-04', basis: 'map-build' });
    for (const odd of [
      'w3c_991104_0950_X.w3x',
      'w3c_241399_1200_X.w3x',
      'w3c_240230_1200_X.w3x',
      'w3c_251104_0950_dir/X.w3x',
    ])
      expect(whenPlayed(game({ path: odd })).basis).toBe('patch');
  });

  test('are those of the event where it was held in them', () => {
    expect(whenPlayed(game({}), { event: eventDays('2015') })).toMatchSnapshot();
    expect(whenPlayed(game({}), { event: eventDays('2012-02') })).toMatchObject({
      from: '2012-02-01',
      to: '2012-02-29',
    });
    expect(whenPlayed(game({}), { event: eventDays('2016') })).toMatchSnapshot();
    // Players may stay on a patch longer, but couldn't have it before its release.
    expect(whenPlayed(game({}), { event: eventDays('2016-04-02') })).toMatchObject({
      from: '2016-04-02',
      to: '2016-04-02',
    });
    expect(whenPlayed(game({}), { event: eventDays('2010') })).toMatchObject({
      from: '2011-03-24',
      basis: 'patch',
    });
  });

  test.each([
    // On the patch's first or last day, and without any other start or end.
    ['1.26', 6059, '2011-03-24', { from: '2011-03-24', to: '2011-03-24', basis: 'event' }],
    ['1.26', 6059, '2011-03-23', { from: '2011-03-24', to: '2016-03-14', basis: 'patch' }],
    ['1.26', 6059, '2016-03-14', { from: '2016-03-14', to: '2016-03-14', basis: 'event' }],
    ['1.07', 6031, '2004', { from: '2004-01-01', to: '2004-12-31', basis: 'event' }],
    ['1.26', 6059, '2011', { from: '2011-03-24', to: '2011-12-31', basis: 'event' }],
    ['99.00', 9900, '2099', { from: '2099-01-01', to: '2099-12-31', basis: 'event' }],
  ] as const)('of patch %s with build %i at an event of %s', (patch, build, date, expected) => {
    expect(whenPlayed(game({ patch, build }), { event: eventDays(date) })).toEqual(expected);
  });

  test('are those of what is known where an event has no days', () => {
    expect(whenPlayed(game({}), { event: {} })).toMatchObject({ basis: 'patch' });
    expect(whenPlayed(game({}), { event: { to: '2012-01-01' } })).toMatchSnapshot();
  });
});

test('a start is the day it lies on', () => {
  const day = '2015-12-20';
  expect(playedDays({ at: `${day}T03:46:41Z`, basis: 'seed' })).toEqual({ from: day, to: day });
});

test('a game was played by the day on which its replay was public', () => {
  expect(whenPlayed(game({}), { publicDay: '2014-05-01' })).toMatchSnapshot();
  // A later day doesn't narrow the range, and the game's event may narrow it further.
  expect(whenPlayed(game({}), { publicDay: '2020-05-01' }).basis).toBe('patch');
  expect(whenPlayed(game({}), { publicDay: '2014-05-01', event: eventDays('2012') })).toMatchObject({
    from: '2012-01-01',
    to: '2012-12-31',
    basis: 'event',
  });
});

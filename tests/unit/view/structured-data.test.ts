import { expect, test } from 'vitest';
import { pageOfGame, temporalCoverage } from '../../../src/view/structured-data.ts';

test.each([
  [[], null],
  [[{}], null],
  [[{ from: '2019-04-27', to: '2019-04-28' }, {}], null],
  [[{ from: '2019-04-27', to: '2019-04-28' }, { from: '2018-08-08' }], '2018-08-08/..'],
  [[{ to: '2018-08-08' }, { from: '2019-04-27', to: '2019-04-28' }], '../2019-04-28'],
  [
    [
      { from: '2019-04-27', to: '2021-01-01' },
      { from: '2020-01-28', to: '2020-01-28' },
    ],
    '2019-04-27/2021-01-01',
  ],
])('games of %j were played in %s', (games, interval) => {
  expect(temporalCoverage(games)).toBe(interval);
});

test.each([
  [{ at: '2015-12-20T03:46:41Z', basis: 'seed' as const }, '2015-12-20T03:46:41Z'],
  [{ from: '2019-12-27', to: '2019-12-27', basis: 'event' as const }, '2019-12-27'],
  [{ from: '2018-08-08', to: '2019-05-28', basis: 'patch' as const }, '2018-08-08/2019-05-28'],
  [{ from: '2025-11-04', basis: 'map-build' as const }, '2025-11-04/..'],
])('the page of a game played %j tells of the time %s', (played, time) => {
  expect(pageOfGame('https://replays.example', 'a', played)).toEqual({
    '@type': 'WebPage',
    url: 'https://replays.example/replays/a/',
    temporalCoverage: time,
  });
});

test('the page of a game of which no time is known tells of none', () => {
  expect(pageOfGame('https://replays.example', 'a', { basis: 'patch' })).toBeNull();
});

import { expect, test } from 'vitest';
import {
  EXPANSIONS,
  expandedSo,
  expansionKeys,
  LENGTHS,
  lengthKeys,
  playedIn,
  withinSpan,
  yearsOf,
} from '../../../../../src/app/replays/engine/presets.ts';

test('what is on offer, in words', () => {
  expect(LENGTHS.map(({ key, name }) => [key, name])).toEqual([
    ['-10', 'under 10 min'],
    ['10-15', '10 to 15 min'],
    ['15-20', '15 to 20 min'],
    ['20-30', '20 to 30 min'],
    ['30-45', '30 to 45 min'],
    ['45-', '45 min or longer'],
  ]);
  expect(EXPANSIONS.map(({ key, name }) => [key, name])).toEqual([
    ...['3:00', '4:00', '5:00', '6:00', '8:00', '10:00', '15:00'].map((key) => [key, `before ${key}`]),
    ['none', 'none'],
  ]);
});

test.each([
  [0, ['-10']],
  [599, ['-10']],
  [600, ['10-15']],
  [899, ['10-15']],
  [900, ['15-20']],
  [1200, ['20-30']],
  [1799, ['20-30']],
  [1800, ['30-45']],
  [2699, ['30-45']],
  [2700, ['45-']],
  [36_000, ['45-']],
])('a game of %i s is in %j', (seconds, keys) => {
  expect(lengthKeys(seconds)).toEqual(keys);
});

test.each([
  [null, ['none']],
  [0, ['3:00', '4:00', '5:00', '6:00', '8:00', '10:00', '15:00']],
  [179, ['3:00', '4:00', '5:00', '6:00', '8:00', '10:00', '15:00']],
  [180, ['4:00', '5:00', '6:00', '8:00', '10:00', '15:00']],
  [599, ['10:00', '15:00']],
  [600, ['15:00']],
  [899, ['15:00']],
  [900, []],
])('an expansion at %s s is in %j', (seconds, keys) => {
  expect(expansionKeys(seconds)).toEqual(keys);
});

test('a span without bounds holds every game, one of no width none', () => {
  expect(withinSpan(0, { from: null, below: null })).toBe(true);
  expect(withinSpan(600, { from: 10, below: 10 })).toBe(false);
  expect(expandedSo(0, 0)).toBe(false);
});

test.each([
  [{ from: '2015-12-20', to: '2015-12-20' }, ['2015'], ['2015', '2014-2016'], ['2016', '2010-2014']],
  [
    { from: '2018-08-08', to: '2020-01-28' },
    ['2018', '2019', '2020'],
    ['2019', '2020-2021'],
    ['2017', '2021'],
  ],
  [{ from: '2025-11-04' }, ['2025'], ['2025', '2024-2025'], ['2024', '2026']],
  [{}, [], [], ['2015', '..', 'x']],
  [
    { from: '2015-12-20', to: '2015-12-20' },
    ['2015'],
    ['2015-12-20', '2015-12-20..', '..2015-12-20', '2015-12-01..2016', '2014..2015'],
    ['2015-12', '2015-12-21..', '..2015-12-19', '2015-12-21..2016', '2015-13', '2015-12-20..x', '..', ''],
  ],
])('the years in which a game can have been played: %j', (played, years, fit, miss) => {
  expect(yearsOf(played)).toEqual(years);
  for (const key of fit) expect(playedIn(played, key), key).toBe(true);
  for (const key of miss) expect(playedIn(played, key), key).toBe(false);
});

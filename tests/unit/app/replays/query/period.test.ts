import { expect, test } from 'vitest';
import { parsePeriod, periodKey, periodText } from '../../../../../src/app/replays/query/period.ts';

test.each<[string, object, string]>([
  ['2018', { from: '2018-01-01', to: '2018-12-31' }, '2018'],
  ['2016-2019', { from: '2016-01-01', to: '2019-12-31' }, '1 January 2016 to 31 December 2019'],
  ['2015-12-01..2016', { from: '2015-12-01', to: '2016-12-31' }, '1 December 2015 to 31 December 2016'],
  ['2015-12-01..', { from: '2015-12-01' }, 'from 1 December 2015'],
  ['..2015-06-30', { to: '2015-06-30' }, 'until 30 June 2015'],
  ...['', '..', 'x', '2015-13', '2015-12', '2015-12-20..x', '20151220'].map(
    (key): [string, object, string] => [key, {}, key],
  ),
])('%s is %j: %s', (key, days, text) => {
  expect(parsePeriod(key)).toEqual(days);
  expect(periodText(key)).toBe(text);
});

test.each([
  [{}, null],
  [{ from: '', to: '' }, null],
  [{ from: '2015-12-01' }, '2015-12-01..'],
  [{ to: '2015-12-01' }, '..2015-12-01'],
  [{ from: '2015-12-01', to: '2016-01-01' }, '2015-12-01..2016-01-01'],
])('%j stand in the address as %s', (days, key) => {
  expect(periodKey(days)).toBe(key);
});

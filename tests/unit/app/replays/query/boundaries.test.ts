/** Minimum and maximum length of a query's words. */
import { expect, test } from 'vitest';
import { parseExpansion, parseSpan } from '../../../../../src/app/replays/query/address.ts';
import { parseClock, plainClock } from '../../../../../src/view/ask/clock.ts';

test.each([
  ['0', 0],
  ['5', 300],
  ['05', 300],
  ['999', 59_940],
  ['1000', null],
  ['4:30', 270],
  ['4:00', 240],
  ['4:59', 299],
  ['4:60', null],
  ['4:5', null],
  ['4:005', null],
  ['999:59', 59_999],
  [' 5 MIN ', 300],
  ['5m', 300],
  ['4:30 minutes', 270],
  ['1 minute', 60],
  ['5 mi', null],
  ['5 s', null],
  ['-5', null],
  ['4.5', null],
  [':30', null],
  ['', null],
])('the time "%s" is %s s', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
  expect(parseExpansion(text)).toBe(seconds);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [3600, '60:00'],
])('%i s are %s', (seconds, text) => {
  expect(plainClock(seconds)).toBe(text);
});

test.each([
  ['10-20', { from: 10, below: 20 }],
  ['0-0', { from: 0, below: 0 }],
  ['999-', { from: 999, below: null }],
  ['-999', { from: null, below: 999 }],
  ['1000-', null],
  ['-1000', null],
  ['-', null],
  ['10', null],
  ['10-20-30', null],
  ['a10-20', null],
  [null, null],
])('the length %j is %j', (text, span) => {
  expect(parseSpan(text)).toEqual(span);
});

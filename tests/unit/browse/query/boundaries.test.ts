/** How short and how long the words of a query may be. */
import { describe, expect, test } from 'vitest';
import type { Directory } from '../../../../src/browse/game.ts';
import { parseExpansion, parseSpan } from '../../../../src/browse/query/address.ts';
import { parseClock, plainClock } from '../../../../src/browse/query/clock.ts';
import { matchObjects } from '../../../../src/browse/query/match-objects.ts';

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

describe('which names words mean', () => {
  const objects = (
    [
      ['Blademaster', 'hero'],
      ['Beast Master', 'hero'],
      ['Shadow Hunter', 'hero'],
      ['Spirit Walker', 'unit'],
      ['Ghoul', 'unit'],
      ['Ghoul Keeper', 'unit'],
      ['Ghost', 'unit'],
      ['Wisp', 'unit'],
      ['Boss', 'unit'],
      ['Tree of Life', 'building'],
      ['Hunter’s Hall', 'building'],
    ] as const
  ).map(([name, kind]) => ({ key: name, name, kind })) satisfies Directory['objects'];

  test.each([
    ['', []],
    [' - ', []],
    // The very name before those that begin so, a beginning before a word in the middle.
    ['ghoul', ['Ghoul']],
    ['gho', ['Ghoul', 'Ghoul Keeper', 'Ghost']],
    ['g', ['Ghoul', 'Ghoul Keeper', 'Ghost']],
    ['hunter', ['Hunter’s Hall']],
    ['hunters hall', ['Hunter’s Hall']],
    ["hunter's hall", ['Hunter’s Hall']],
    ['mas', ['Beast Master']],
    ['hunt shad', ['Shadow Hunter']],
    ['hunt walk', []],
    // Initials of a hero, one that everybody calls otherwise, and of other things from two letters on.
    ['sh', ['Shadow Hunter']],
    ['bm', ['Blademaster']],
    ['tol', ['Tree of Life']],
    ['sw', ['Spirit Walker']],
    ['w', ['Wisp']],
    // A plural has four letters or more.
    ['ghouls', ['Ghoul']],
    ['wis', ['Wisp']],
    ['sws', []],
    ['tols', ['Tree of Life']],
    ['boss', ['Boss']],
    ['ghoulx', []],
    ['constructor', []],
  ])('"%s" means %j', (words, names) => {
    expect(matchObjects(words, objects).map(({ name }) => name)).toEqual(names);
  });
});

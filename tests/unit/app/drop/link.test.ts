import { expect, it } from 'vitest';
import { findPacked } from '../../../../src/app/drop/link/fragment.ts';
import { linkOf } from '../../../../src/app/drop/link/link.ts';

it('a link carries the packed game behind the #', () => {
  const link = new URL(linkOf('1abc', 'https://example.org'));
  expect(link.href).toBe('https://example.org/drop/#game=1abc');
  expect(findPacked(link.hash)).toBe('1abc');
});

it.each([
  ['#game%3D1abc', '1abc'],
  ['#game=1a%20%0D%0Abc d', '1abcd'],
  ['#game=', ''],
  ['#main', null],
  ['', null],
  ['#a=1abc', null],
])('%s', (fragment, packed) => {
  expect(findPacked(fragment)).toBe(packed);
});

/** Links with a game and a second, as programs pass them on. */
import { expect, test } from 'vitest';
import { findPacked, secondIn } from '../../../../src/app/drop/link/fragment.ts';
import { linkOf } from '../../../../src/app/drop/link/link.ts';

test('a link with a second has the game without it', () => {
  const fragment = new URL(linkOf('3AbC-_9', 'https://example.org', 936_400)).hash;
  expect(findPacked(fragment)).toBe('3AbC-_9');
  expect(secondIn(fragment)).toBe(936_000);
});

test.each(['#game=3Ab&t=15:36', '#game=3Ab&amp;t=15:36', '#game%3D3Ab%26t%3D15%3A36', '#game=3A b&t=15:36'])(
  '%s, however a program escaped it',
  (fragment) => {
    expect(findPacked(fragment)).toBe('3Ab');
    expect(secondIn(fragment)).toBe(936_000);
  },
);

test('a link without a second leads to none', () => {
  expect(linkOf('3Ab', 'https://example.org')).toMatch(/#game=3Ab$/);
  for (const fragment of ['#game=3Ab', '#game=3Ab&t=15', '#game=3Ab&t=15:76', ''])
    expect(secondIn(fragment)).toBeNull();
});

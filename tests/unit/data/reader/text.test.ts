import { expect, test } from 'vitest';
import { fit, safe, sideBySide, widthOf, wrapText } from '../../../../src/data/reader/command/text.ts';

test('Chinese and Korean letters take two columns, and marks none', () => {
  expect(['Grubby', '强撸灰', '한국', 'e\u0301', '🙂'].map(widthOf)).toEqual([6, 6, 4, 1, 2]);
});

test('a text is padded or cut off to its columns, also between wide letters', () => {
  expect(fit('ab', 4)).toBe('ab  ');
  expect(fit('abcdef', 4)).toBe('abc…');
  expect(fit('强撸灰', 4)).toBe('强… ');
  expect(['ab', 'abcdef', '强撸灰飞烟'].map((text) => widthOf(fit(text, 7)))).toEqual([7, 7, 7]);
});

test('text is one line, and can’t steer a terminal or turn the writing direction', () => {
  expect(safe('a\nb \u001b[31mc\u0007 \u202ed\u200b')).toBe('a b [31mc d');
});

test('lines break at spaces; a long word has its own', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('one extraordinary two', 7)).toEqual(['one', 'extraordinary', 'two']);
});

test('lists stand side by side as far as they fit, in rows of one length', () => {
  expect(sideBySide([['a', 'b'], ['c']], 12, 5)).toEqual(['a      c', 'b']);
  expect(sideBySide([['a'], ['b'], ['c']], 12, 5)).toEqual(['a      b', '', 'c']);
  expect(sideBySide([['a'], ['b'], ['c'], ['d']], 20, 5)).toEqual(['a          b', '', 'c          d']);
  expect(sideBySide([['a'], ['b']], 8, 5)).toEqual(['a', '', 'b']);
});

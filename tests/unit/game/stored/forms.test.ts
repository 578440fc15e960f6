/** The chain from an old form to the latest one. */
import { expect, it } from 'vitest';
import { firstForm, isForm } from '../../../../src/game/stored/forms.ts';

const text = (kept: unknown): string => {
  if (typeof kept !== 'string') throw new Error('no text');
  return kept;
};
const number = (kept: unknown): number => {
  if (typeof kept !== 'number') throw new Error('no number');
  return kept;
};
const list = (kept: unknown): number[] => {
  if (!Array.isArray(kept)) throw new Error('no list');
  return kept as number[];
};

const lengths = firstForm(text)
  .next(number, (word) => word.length)
  .next(list, (length) => [length]);

it('leads from each form to the latest', () => {
  expect(lengths.latest).toBe(3);
  expect(lengths.open('four', 1)).toEqual([4]);
  expect(lengths.open(4, 2)).toEqual([4]);
  expect(lengths.open([4, 5], 3)).toEqual([4, 5]);
});

it('reads each form by its own reader', () => {
  expect(() => lengths.open(4, 1)).toThrow('no text');
  expect(() => lengths.open('four', 2)).toThrow('no number');
  expect(() => lengths.open(4, 3)).toThrow('no list');
});

it('begins with one form', () => {
  expect(firstForm(text).latest).toBe(1);
  expect(firstForm(text).open('a', 1)).toBe('a');
});

it.each([
  [1, true],
  [99, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [NaN, false],
  [2 ** 60, false],
  ['1', false],
  [null, false],
])('%s names a form: %s', (value, expected) => {
  expect(isForm(value)).toBe(expected);
});

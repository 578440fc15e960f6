import { expect, test } from 'vitest';
import { campsOf } from '../../../../src/map/file/camps.ts';

const creature = (number: number, x: number, level: number | null = 3) => ({
  id: 'nogr',
  number,
  x,
  y: 0,
  level,
});

test('creatures within 500 units of one of a camp belong to it', () => {
  const camps = campsOf([creature(4, 2000), creature(1, 0), creature(3, 900), creature(2, 450)]);
  expect(camps.map(({ creatures }) => creatures.map(({ number }) => number))).toEqual([[1, 2, 3], [4]]);
});

test.each([
  [9, 'green'],
  [10, 'orange'],
  [19, 'orange'],
  [20, 'red'],
])('a camp of level %i is %s', (level, colour) => {
  expect(campsOf([creature(1, 0, level)])).toMatchObject([{ level, colour, x: 0, y: 0 }]);
});

test('a creature without a known level adds nothing', () => {
  expect(campsOf([creature(1, 0, null), creature(2, 100, 4)])).toMatchObject([{ level: 4, x: 50 }]);
});

import { expect, test } from 'vitest';
import { placeNames } from '../../../../src/app/playback/place-names.ts';

const name = (x: number, y: number, width = 60) => ({ text: 'Archmage', x, y, width });

test('a name stands behind its mark, and in front of it at the right rim', () => {
  const [free, rim] = placeNames([name(50, 50), name(290, 150)], 300, 300);
  expect(free).toMatchObject({ left: 60, middle: 50 });
  expect(rim).toMatchObject({ left: 220, middle: 150 });
});

test('names of heroes in one place stand line by line', () => {
  const placed = placeNames(
    Array.from({ length: 6 }, () => name(150, 150)),
    300,
    300,
  );
  const boxes = placed.map(({ left, middle }) => ({
    left,
    right: left + 60,
    top: middle - 7,
    bottom: middle + 7,
  }));
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
});

test('a name without any room is drawn all the same', () => {
  expect(placeNames([name(5, 5, 400)], 300, 10)).toHaveLength(1);
  expect(placeNames([], 300, 300)).toEqual([]);
});

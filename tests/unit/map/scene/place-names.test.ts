import { expect, test } from 'vitest';
import { placeNames } from '../../../../src/map/scene/paint-heroes.ts';

const name = (x: number, y: number, width = 60) => ({ text: 'Archmage', x, y, width });

test('words stand behind their mark, and in front of it at the right rim', () => {
  const [free, rim] = placeNames([name(50, 50), name(290, 150)], 300, 300);
  expect(free).toMatchObject({ left: 63, middle: 50 });
  expect(rim).toMatchObject({ left: 217, middle: 150 });
});

test('words of marks in one place never lie on one another; those without room are left out', () => {
  const placed = placeNames(
    Array.from({ length: 12 }, () => name(150, 150)),
    300,
    300,
  );
  expect(placed).toContain(null);
  const boxes = placed
    .filter((spot) => spot !== null)
    .map(({ left, middle }) => ({ left, right: left + 60, top: middle - 7, bottom: middle + 7 }));
  expect(boxes.length).toBeGreaterThan(4);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
});

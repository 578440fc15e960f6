import { expect, test } from 'vitest';
import { timeAxis } from '../../../../src/view/svg/axis.ts';

const MINUTE = 60_000;

test('equal times are equally far apart, and the whole game fits', () => {
  const axis = timeAxis(20 * MINUTE);
  const steps = Array.from(
    { length: 20 },
    (_, minute) => axis.x((minute + 1) * MINUTE) - axis.x(minute * MINUTE),
  );
  for (const one of steps) expect(Math.abs(one - steps[0]!)).toBeLessThanOrEqual(1);
  expect(axis.x(0)).toBeGreaterThan(0);
  expect(axis.x(axis.endMs)).toBeLessThan(axis.width);
});

test.each([0, 1, 59_999, 61_000, 25 * MINUTE, 200 * MINUTE, 4_294_967_295])(
  'an axis of %i ms has lines with room between them and a bounded width',
  (endMs) => {
    const { lines, times, width, x, endMs: end } = timeAxis(endMs);
    expect(end).toBe(Math.max(endMs, MINUTE));
    expect(width).toBeLessThanOrEqual(12_024);
    expect(lines[0]).toBe(0);
    expect(lines.length).toBeLessThan(1000);
    for (const [marks, room] of [
      [lines, 13],
      [times, 37],
    ] as const)
      for (const [index, ms] of marks.slice(1).entries())
        expect(x(ms) - x(marks[index]!)).toBeGreaterThanOrEqual(room);
  },
);

import { expect, test } from 'vitest';
import { medianInterval, signTest } from '../../../../src/archive/count/chance.ts';

test.each([
  [7, 1, 0.0703125],
  [5, 0, 0.0625],
  [6, 0, 0.03125],
  [3, 3, 1],
  [0, 0, 1],
  [4, 3, 1],
  // R: binom.test(15, 20)$p.value
  [15, 5, 0.04138947],
])('chance gives %d to %d, or less even, with %d', (more, fewer, p) => {
  expect(signTest(more, fewer)).toBeCloseTo(p, 7);
  expect(signTest(fewer, more)).toBeCloseTo(p, 7);
});

test('a median has an interval from five people on, however many games they played', () => {
  expect(medianInterval([[1, 2, 3, 4, 5, 6], [2], [3], [4]])).toBeNull();
  const { from, to } = medianInterval([[10], [20], [30], [40], [50]])!;
  expect(from).toBeGreaterThanOrEqual(10);
  expect(to).toBeLessThanOrEqual(50);
  expect(from).toBeLessThan(30);
  expect(to).toBeGreaterThan(30);
  expect(medianInterval([[7], [7], [7], [7], [7]])).toEqual({ from: 7, to: 7 });
});

test('one person with many games does not narrow it as many people do', () => {
  const person = Array.from({ length: 50 }, (_, place) => 100 + place / 10);
  const few = medianInterval([person, [60], [80], [120], [140], [160]])!;
  const many = medianInterval([...person.map((value) => [value]), [60], [80], [120], [140], [160]])!;
  expect(few.to - few.from).toBeGreaterThan(5 * (many.to - many.from));
});

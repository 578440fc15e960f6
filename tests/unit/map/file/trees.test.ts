import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTrees, treesOf } from '../../../../src/map/file/trees.ts';

test('trees come back from their text, from south-west to north-east', () => {
  const step = fc.integer({ min: -1024, max: 1023 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(step, step), { selector: String }), (steps) => {
      const places = steps.map(([x, y]) => [x * 32, y * 32] as const);
      const sorted = places.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
      expect(treesOf(packTrees(places))).toEqual(sorted);
    }),
  );
});

test('trees side by side take a character each', () => {
  const row = Array.from({ length: 50 }, (_, index) => [index * 64, 128] as const);
  expect(packTrees(row)).toHaveLength(50 + 4);
});

test('trees off every map are left out', () => {
  expect(packTrees([[40_000, 0] as const, [0, -40_000] as const])).toBe('');
});

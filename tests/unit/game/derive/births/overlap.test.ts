import { expect, test } from 'vitest';
import { mostPairs, type Span } from '../../../../../src/game/derive/births/overlap.ts';

const spans = (...pairs: [from: number, to: number][]): Span[] => pairs.map(([from, to]) => ({ from, to }));

test.each([
  ['that touch', spans([0, 10]), spans([10, 20]), 1],
  ['that miss each other', spans([0, 10]), spans([11, 20]), 0],
  ['of which one reaches both others', spans([0, 30]), spans([5, 10], [15, 20]), 1],
  ['of which the shorter one needs the partner', spans([0, 30], [0, 6]), spans([5, 10], [15, 20]), 2],
  ['without a second list', spans([0, 10]), [], 0],
])('spans %s', (_, some, others, pairs) => {
  expect(mostPairs(some, others)).toBe(pairs);
  expect(mostPairs(others, some)).toBe(pairs);
});

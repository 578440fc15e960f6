import { expect, test } from 'vitest';
import { percent, type Progress } from '../../../../../src/app/drop/session/progress.ts';
import { PHASES } from '../../../../../src/app/drop/worker/messages.ts';

const at = (change: Partial<Progress>): number =>
  percent({
    number: 2,
    total: 3,
    path: 'b.w3g',
    phase: 'loading',
    doneBytes: 100,
    fileBytes: 100,
    totalBytes: 400,
    ...change,
  });

test('percent grows from file to file and from phase to phase', () => {
  const values = PHASES.map((phase) => at({ phase }));
  expect(values[0]).toBe(25);
  expect([...values].sort((a, b) => a - b)).toEqual(values);
  expect(values.at(-1)).toBeLessThan(50);
});

test('percent of nothing is nothing', () => {
  expect(at({ doneBytes: 0, fileBytes: 0, totalBytes: 0 })).toBe(0);
});

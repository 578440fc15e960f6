import { expect, test } from 'vitest';
import { stepText } from '../../../src/view/step-text.ts';

test('a step says how many units it is for, or how many towers', () => {
  const step = { ms: 0, id: 'hgtw', name: 'Guard Tower', worker: false, cancelled: false } as const;
  const textOf = (
    more: Pick<
      Parameters<typeof stepText>[0],
      'type' | 'presses' | 'makers' | 'lapsed' | 'cancelledPresses' | 'cancelledUnits'
    >,
    cancelled = false,
  ) => stepText({ ...step, ...more, cancelled });
  expect(textOf({ type: 'building', presses: 1 }, true)).toBe('Guard Tower, cancelled');
  expect(textOf({ type: 'building', presses: 1, lapsed: true }, true)).toBe('Guard Tower, came to nothing');
  expect(textOf({ type: 'building', presses: 2 })).toBe('Guard Tower');
  expect(textOf({ type: 'building', presses: 1, makers: 3 })).toBe('Guard Tower ×3');
  expect(textOf({ type: 'unit', presses: 2 })).toBe('Guard Tower ×2');
  expect(textOf({ type: 'unit', presses: 2, cancelledPresses: 1 })).toBe('Guard Tower ×2, one cancelled');
  expect(textOf({ type: 'unit', presses: 1, cancelledUnits: { units: 1, of: 2 } })).toBe(
    'Guard Tower, 1 of 2 units cancelled',
  );
  expect(textOf({ type: 'building', presses: 5, cancelledPresses: 2 })).toBe('Guard Tower ×5, 2 cancelled');
});

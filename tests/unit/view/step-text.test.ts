import { expect, test } from 'vitest';
import { joinRepeats, stepText } from '../../../src/view/step-text.ts';

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

test('the same building or unit ordered again within two seconds is one step with its number', () => {
  const step = (id: string, ms: number, more: object = {}) => ({
    ...{ id, ms, name: id, type: 'building' as const, presses: 1, worker: false, cancelled: false },
    ...more,
  });
  const shown = joinRepeats([
    step('den', 1000),
    step('den', 3000),
    step('den', 5000),
    step('den', 7001),
    step('peon', 8000, { type: 'unit', presses: 2 }),
    step('peon', 9000, { type: 'unit' }),
    step('bash', 9000, { type: 'upgrade' }),
    step('bash', 9000, { type: 'upgrade' }),
    step('den', 10_000, { cancelled: true }),
    step('den', 10_000),
  ]);
  expect(shown.map((one) => `${one.ms / 1000} ${stepText(one)}`)).toEqual([
    '1 den ×3',
    '7.001 den',
    '8 peon ×3',
    '9 bash',
    '9 bash',
    '10 den, cancelled',
    '10 den',
  ]);
});

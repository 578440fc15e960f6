import { expect, test } from 'vitest';
import { firstStepsOf } from '../../../src/game/first-steps.ts';
import { analysedPlayer as player, namedStep as step } from '../../support/analysed.ts';

test('of a build order the first three of a building are told, and of all else the first', () => {
  const farm = { type: 'building' } as const;
  const build = [
    step(1000, 'Peasant', { type: 'unit', worker: true }),
    step(2000, 'Farm', farm),
    step(3000, 'Farm', { ...farm, cancelled: true }),
    ...[4000, 5000, 6000].map((ms) => step(ms, 'Farm', farm)),
    ...[7000, 8000].map((ms) => step(ms, 'Footman', { type: 'unit' })),
    step(9000, 'Potion', { type: 'item' }),
  ];
  const first = firstStepsOf(player({ build }));
  expect(first.build.map(({ ms, name, nth }) => [ms, name, nth])).toEqual([
    [2000, 'Farm', 1],
    [4000, 'Farm', 2],
    [5000, 'Farm', 3],
    [7000, 'Footman', 1],
  ]);
  expect(first.totals).toEqual({});
});

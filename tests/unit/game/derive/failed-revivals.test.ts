import { expect, test } from 'vitest';
import { cancelFailedRevivals } from '../../../../src/game/derive/failed-revivals.ts';
import { newStep } from '../../../../src/game/derive/step.ts';
import type { Game, PlayerOrders } from '../../../../src/game/game.ts';

/** Revive orders of player 1 for the Archmage, each with its time in ms and the place of the body in steps. */
function cancelled(...orders: readonly (readonly [ms: number, x: number])[]): number[] {
  const steps = orders.map(([ms]) => newStep({ ms, do: 'revive', id: 'Hamg' }, 'revival'));
  const differences = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  const none = orders.map(() => 0);
  const columns: PlayerOrders = {
    slot: 1,
    times: differences(orders.map(([ms]) => Math.floor(ms / 50))),
    x: differences(orders.map(([, x]) => x)),
    y: none,
    kinds: 'v'.repeat(orders.length),
    targets: orders.map(() => 1),
    selected: none,
    heroSets: [[]],
  };
  const game = {
    objects: [{ tag: [1, 2], seen: [0, 0], forms: [[0, 'Hamg']] }],
    orders: [columns],
    players: [{ slot: 1, team: 0 }],
  };
  cancelFailedRevivals(game as unknown as Game, { team: 0 }, steps);
  return steps.map((step) => step.cancelled);
}

test('a hero that is revived twice at the same place died once', () => {
  expect(cancelled([600_020, 4], [670_000, 4])).toEqual([1, 0]);
  expect(cancelled([600_020, 4], [670_000, 5], [900_000, 5], [990_000, 5])).toEqual([0, 1, 1, 0]);
});

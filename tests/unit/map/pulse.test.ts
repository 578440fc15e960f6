import { expect, test } from 'vitest';
import { pulseOf } from '../../../src/map/track/pulse.ts';
import type { HostileOrder } from '../../../src/game/derive/places/fights.ts';

const order = (ms: number, slot: number): HostileOrder => ({
  ms,
  slot,
  kind: 'attack',
  at: [0, 0],
  target: 1,
  heroes: [],
  leader: null,
});
const sides = [
  { team: 0, slots: [1, 3] },
  { team: 1, slots: [2] },
];

test('orders are counted by side, in spans of whole five seconds', () => {
  const hostile = [order(0, 1), order(9999, 3), order(10_000, 2), order(59_999, 1)];
  const pulse = pulseOf({ hostile, sides }, 60_000, 6);
  expect(pulse).toMatchSnapshot();
});

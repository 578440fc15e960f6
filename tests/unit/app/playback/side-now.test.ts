import { expect, test } from 'vitest';
import { sideAt } from '../../../../src/app/playback/side-now.ts';
import type { TrackSide, TrackSides } from '../../../../src/map/track/track-sides.ts';

const side: TrackSide = {
  tiers: [[300, 2]],
  supply: [
    [60, 10, 12, 20, 20],
    [120, 20, 20, 30, 30],
  ],
  spent: [
    [0, 0],
    [400, 500],
  ],
  lost: [[200, 4]],
  orders: [
    [10, 0],
    [20, 1],
    [30, 1],
    [40, 2],
  ],
  born: [
    [25, 0],
    [50, 1],
  ],
};
const sides: TrackSides = {
  minutes: [0, 60],
  names: [
    ['Peon', 'w'],
    ['Grunt', 'u'],
    ['Barracks', 'b'],
  ],
  sides: [side],
};

test('bounds grow with what was ordered and what is proven', () => {
  expect(sideAt(sides, side, 22)).toMatchObject({
    tier: 1,
    supply: null,
    spent: [0, 0],
    workers: [5, 6],
    made: ['0–1 Grunt'],
    lost: 0,
    orders: ['Grunt 0:20', 'Peon 0:10'],
  });
  expect(sideAt(sides, side, 65)).toMatchObject({
    supply: { used: [10, 12], room: [20, 20] },
    spent: [400, 500],
    workers: [6, 6],
    made: ['1–2 Grunt'],
    orders: ['Barracks 0:40', 'Grunt 0:30', 'Grunt 0:20'],
  });
});

test('supply that was last known long ago is not told', () => {
  expect(sideAt(sides, side, 190).supply).not.toBeNull();
  expect(sideAt(sides, side, 400)).toMatchObject({ supply: null, tier: 2, lost: 4 });
});

/** The part of a map that a picture of a place shows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeUp, focusOf, tellingMs } from '../../../../src/map/scene/close-up.ts';
import type { TrackFight } from '../../../../src/map/scene/fight-at.ts';
import type { Scene } from '../../../../src/map/scene/scene.ts';

const BOUNDS = [-4000, -2000, 6000, 7000] as const;
const SIZE = { width: 456, height: 378 };

test('a close-up shows its place and nothing outside the map', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 6000 }), fc.integer({ min: -2000, max: 7000 }), (x, y) => {
      const { left, top, scale, place } = closeUp([x, y], BOUNDS, SIZE);
      const [across, down] = place([x, y]);
      expect(across >= 0 && across <= SIZE.width && down >= 0 && down <= SIZE.height).toBe(true);
      const [right, bottom] = [left + SIZE.width / scale, top - SIZE.height / scale];
      for (const [value, from, to] of [
        [left, -4000, 6000],
        [right, -4000, 6000],
        [top, -2000, 7000],
        [bottom, -2000, 7000],
      ] as const)
        expect(value >= from - 1e-6 && value <= to + 1e-6).toBe(true);
    }),
  );
});

test('without a place the whole map is in the picture', () => {
  const { place } = closeUp(null, BOUNDS, SIZE);
  for (const corner of [[-4000, 7000] as const, [6000, -2000] as const]) {
    const [x, y] = place(corner);
    expect(x).toBeGreaterThanOrEqual(-1e-6);
    expect(x).toBeLessThanOrEqual(SIZE.width + 1e-6);
    expect(y).toBeGreaterThanOrEqual(-1e-6);
    expect(y).toBeLessThanOrEqual(SIZE.height + 1e-6);
  }
});

const FIGHT: TrackFight = { ms: 60_000, lastsMs: 40_000, at: [0, 0], spread: 300, orders: [5, 5] };
/** A scene with heroes at these distances to the east of the fight. */
const scene = (...away: number[]) =>
  ({ heroes: away.map((x) => ({ state: { state: 'seen', at: [x, 0] } })) }) as unknown as Scene;

test('a fight is drawn when most heroes are near, between them and its orders', () => {
  const times: number[] = [];
  const ms = tellingMs((at) => {
    times.push(at);
    return at >= 80_000 ? scene(400, 200) : scene(5000, 200);
  }, FIGHT);
  expect(ms).toBe(80_000);
  expect(Math.max(...times)).toBe(100_000);
  expect(focusOf(FIGHT, scene(400, 200, 9000))).toEqual([150, 0]);
  expect(focusOf(FIGHT, scene(9000))).toEqual([0, 0]);
});

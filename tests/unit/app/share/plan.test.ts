/** The frames of a moving picture: as long as promised, in order, and with the whole fight. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framePlan } from '../../../../src/app/share/plan.ts';
import type { TrackFight } from '../../../../src/map/scene/fight-at.ts';

const fight = (ms: number, lastsMs: number): TrackFight => ({
  ms,
  lastsMs,
  at: [0, 0],
  spread: 1,
  orders: [1, 1],
});

test('any second of any game gives 8 to 12 seconds, in order, and none that must not be shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6_000_000 }),
      fc.integer({ min: 0, max: 6_000_000 }),
      fc.option(fc.tuple(fc.integer({ min: -60_000, max: 1000 }), fc.integer({ min: 0, max: 300_000 }))),
      fc.constantFrom(10, 24),
      (ms, endMs, span, rate) => {
        const { times } = framePlan(ms, {
          fight: span ? fight(Math.max(0, ms + span[0]), span[1]) : undefined,
          endMs,
          rate,
        });
        expect(times.length / rate).toBeGreaterThanOrEqual(8);
        expect(times.length / rate).toBeLessThanOrEqual(12);
        expect(times.every((time, frame) => time >= (times[frame - 1] ?? 0))).toBe(true);
        expect(times.at(-1)!).toBeLessThanOrEqual(endMs);
      },
    ),
  );
});

test('a fight is shown from before its start until after its end, which then stands still', () => {
  const { times } = framePlan(600_000, { fight: fight(600_000, 40_000), endMs: 900_000, rate: 24 });
  expect(times[0]).toBeLessThan(600_000);
  expect(times.at(-1)!).toBeGreaterThan(640_000);
  expect(times.at(-24)).toBe(times.at(-1));
  expect(times.at(-48)).toBeLessThan(times.at(-1)!);
});

test('a second in the middle of a long fight begins there; without a fight the next minute follows', () => {
  const long = framePlan(660_000, { fight: fight(600_000, 120_000), endMs: 900_000, rate: 24 });
  expect(long.times[0]).toBe(660_000);
  const quiet = framePlan(100_000, { fight: undefined, endMs: 900_000, rate: 24 });
  expect([quiet.times[0], quiet.times.at(-1)]).toEqual([100_000, 160_000]);
});

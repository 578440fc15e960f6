/** Halls that replace a lost base. */
import { expect, test } from 'vitest';
import { markRebuilt } from '../../../../../src/game/derive/places/rebuilt.ts';
import { log, object, order } from '../../../../support/order-log.ts';

const hall = (ms: number) => ({ slot: 1, ms, id: 'ogre', at: [0, ms] as const });
const seen = (firstMs: number, lastMs: number) => object({ forms: [[firstMs, 'ogre']], firstMs, lastMs });
const hit = (ms: number) => order({ ms, slot: 2, kind: 'attack', target: 0, at: [0, 0] });

/** Times of the halls that rebuild a base. The main hall is object 0. */
const rebuilt = (objects: ReturnType<typeof object>[], ...halls: number[]) =>
  markRebuilt(
    [hall(0), ...halls.map(hall)],
    log(objects, [hit(590_000), hit(600_000)]),
    objects.map(() => 1),
  ).flatMap(({ ms, rebuilds }) => (rebuilds ? [ms] : []));

test('a hall ordered since the attack in which the main hall fell, or shortly before, rebuilds a base', () => {
  expect(rebuilt([seen(0, 602_000)], 300_000, 570_000, 700_000)).toEqual([570_000, 700_000]);
});

test('a main hall that is named again didn’t fall', () => {
  expect(rebuilt([seen(0, 640_000)], 700_000)).toEqual([]);
});

test('with another hall left it is an expansion', () => {
  expect(rebuilt([seen(0, 602_000), seen(320_000, 800_000)], 300_000, 700_000)).toEqual([]);
  expect(rebuilt([seen(0, 602_000), seen(320_000, 500_000)], 300_000, 700_000)).toEqual([700_000]);
});

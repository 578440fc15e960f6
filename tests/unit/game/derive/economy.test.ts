/** Mines and workers of an expansion, from a handwritten log. */
import { expect, test } from 'vitest';
import { minesBy, seenOnSite, workersAtMine } from '../../../../src/game/derive/economy/mines.ts';
import { log, object, order } from '../../../support/order-log.ts';

const HALL = { slot: 1, ms: 100_000, id: 'ogre', at: [0, 0] } as const;
const MINE = [500, 0] as const;
const objects = [
  object({ forms: [[0, 'opeo']] }),
  object({ forms: [[0, 'ogru']] }),
  object({ firstMs: 110_000 }),
  object({ firstMs: 105_000, forms: [[0, 'opeo']] }),
  object({ firstMs: 90_000 }),
];
const sent = (ms: number, leader: number, more: object = {}) =>
  order({ ms, leader, target: 4, at: [500, 16], ...more });

test('the first worker of an expansion is the first that is sent to its mine after its order', () => {
  const orders = [
    sent(90_000, 0),
    sent(120_000, 1),
    sent(130_000, 0, { slot: 2 }),
    sent(140_000, 0, { at: [900, 0] }),
    sent(150_000, 0),
    sent(160_000, 0, { kind: 'harvest' }),
    sent(170_000, 0, { kind: 'build' }),
  ];
  expect(workersAtMine(HALL, log(objects, orders), [MINE])).toEqual({ firstMs: 150_000, lastMs: 160_000 });
  expect(workersAtMine(HALL, log(objects, orders), [[2000, 0]])).toBeNull();
});

test('a building that was aimed at on the site had begun by then; units, and what was there before, prove nothing', () => {
  const spots = (...numbers: number[]) =>
    new Map(
      numbers.map((number) => [
        number,
        [
          [0, 0],
          [16, 0],
        ] as const,
      ]),
    );
  expect(seenOnSite(HALL, log(objects, []), spots(2, 3, 4))).toBe(110_000);
  expect(seenOnSite(HALL, log(objects, []), spots(3, 4))).toBeNull();
  expect(seenOnSite(HALL, log(objects, []), new Map([[2, [[0, 0]]]]))).toBeNull();
  expect(
    seenOnSite(
      HALL,
      log(objects, []),
      new Map([
        [
          2,
          [
            [0, 0],
            [300, 0],
          ],
        ],
      ]),
    ),
  ).toBeNull();
});

test('a mine is opened for sure once its hall stands and a worker was sent', () => {
  const site = { ms: 100_000, id: 'ogre', name: 'Great Hall', place: '', makeMs: 60_000 };
  const workers = { firstMs: 150_000, lastMs: 150_000 };
  const by = (more: object, standing: object | null = null) =>
    minesBy(
      { expansions: [{ ms: 100_000, id: 'ogre', name: '', started: null, standing: standing as null }] },
      [{ ...site, begunMs: null, workers: null, ...more }],
      [60_000, 120_000, 180_000],
    );
  expect(by({})).toEqual({ least: [1, 1, 1], most: [1, 2, 2] });
  expect(by({ workers, begunMs: 105_000 })).toEqual({ least: [1, 1, 2], most: [1, 2, 2] });
  expect(by({ workers }, { from: 150_000, to: 160_000 })).toEqual({ least: [1, 1, 2], most: [1, 1, 2] });
});

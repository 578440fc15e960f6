/** Mines and workers of an expansion, from a handwritten log. */
import { expect, test } from 'vitest';
import type { Places } from '../../../../src/game/derive/places/places.ts';
import { analysedGame, analysedPlayer } from '../../../support/analysed.ts';
import { isBegun, withSigns, workersAtMine } from '../../../../src/game/derive/economy/begun.ts';
import { minesBy } from '../../../../src/game/derive/economy/economy.ts';
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
  expect(workersAtMine(HALL, log(objects, orders), MINE)).toEqual({ firstMs: 150_000, lastMs: 160_000 });
  expect(workersAtMine(HALL, log(objects, orders), MINE, 155_000)?.lastMs).toBe(150_000);
  expect(workersAtMine(HALL, log(objects, orders), MINE, 150_000)).toBeNull();
  expect(workersAtMine(HALL, log(objects, orders), [2000, 0])).toBeNull();
});

test('what a worker turns into is no worker from that moment on', () => {
  const turned = [
    object({
      forms: [
        [0, 'opeo'],
        [150_000, 'ogru'],
      ],
    }),
    ...objects.slice(1),
  ];
  const workersAt = (ms: number) => workersAtMine(HALL, log(turned, [sent(ms, 0)]), MINE);
  expect(workersAt(149_999)).toEqual({ firstMs: 149_999, lastMs: 149_999 });
  expect(workersAt(150_000)).toBeNull();
});

test('a mine is opened for sure once its hall stands and a worker was sent', () => {
  const site = { ms: 100_000, id: 'ogre', name: 'Great Hall', place: '', makeMs: 60_000, mine: MINE };
  const workers = { firstMs: 150_000, lastMs: 150_000 };
  const by = (more: object, standing: object | null = null) =>
    minesBy(
      { expansions: [{ ms: 100_000, id: 'ogre', name: '', started: null, standing: standing as null }] },
      [{ ...site, begunMs: null, workers: null, ...more }],
      null,
      [60_000, 120_000, 180_000],
    );
  expect(by({})).toEqual({ least: [1, 1, 1], most: [1, 2, 2] });
  expect(by({ workers, begunMs: 105_000 })).toEqual({ least: [1, 1, 2], most: [1, 2, 2] });
  expect(by({ workers }, { from: 150_000, to: 160_000 })).toEqual({ least: [1, 1, 2], most: [1, 1, 2] });
});

test('a hall built again at a mine, or at the starting one, opens no other mine', () => {
  const site = { id: 'etol', name: 'Tree of Life', place: '', makeMs: 60_000, begunMs: null, workers: null };
  const most = (home: readonly [number, number] | null, ...mines: (readonly [number, number] | null)[]) =>
    minesBy(
      { expansions: [] },
      mines.map((mine, index) => ({ ...site, ms: 100_000 + index, mine })),
      home,
      [200_000],
    ).most[0];
  const other = [5000, 0] as const;
  expect([most(null, MINE, other), most(null, MINE, MINE), most(MINE, MINE, other)]).toEqual([3, 2, 2]);
  expect(most(null, null, null)).toBe(3);
});

test('a mine that a walking tree entangled is opened: not before the tree is sent there, and by its first order', () => {
  const minutes = [60_000, 120_000, 180_000];
  const entangled = [{ mine: [5000, 0] as const, fromMs: 100_000, sureMs: 150_000 }];
  expect(minesBy({ expansions: [] }, [], MINE, minutes, entangled)).toEqual({
    least: [1, 1, 2],
    most: [1, 2, 2],
  });
});

test('an Acolyte that takes the mine off the map is not sent to it', () => {
  const orders = [sent(150_000, 0), sent(160_000, 0, { kind: 'ability' })];
  const workers = (unsummoned: number[]) =>
    workersAtMine(HALL, log(objects, orders), MINE, Infinity, unsummoned)?.lastMs;
  expect([workers([160_020]), workers([200_000])]).toEqual([150_000, 160_000]);
});

test('a worker that is sent to the mine once a hall can stand shows that it was begun; an earlier one doesn’t', () => {
  const worker = (lastMs: number) =>
    isBegun({ ms: 100_000, begunMs: null, workers: { firstMs: 110_000, lastMs } }, 60_000);
  expect([worker(159_000), worker(160_000)]).toEqual([false, true]);
  expect(isBegun({ ms: 100_000, begunMs: 110_000, workers: null }, 60_000)).toBe(true);
});

test('a hall that is ordered again on its site before anything shows that it stood came to nothing', () => {
  const halls = [100_000, 500_000].map((ms) => ({ slot: 1, ms, id: 'htow', at: [0, 0] as const }));
  const begun = (standing: object | null, places = halls) => {
    const started = { from: 100_000, to: 105_000 };
    const expansions = places.map(({ ms }) => ({ ms, id: 'htow', started, standing }));
    const analysis = analysedGame([analysedPlayer({ expansions: expansions as never })]);
    const told = withSigns({ halls: places } as unknown as Places, analysis, log([], []), []);
    return told.halls.map(({ signs }) => signs!.begun);
  };
  expect(begun(null)).toEqual([false, true]);
  expect(begun({ from: 160_000, to: 285_000 })).toEqual([true, true]);
  expect(begun(null, halls.slice(0, 1))).toEqual([true]);
});

import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { cancelConstruction } from '../../../../src/game/derive/cancel.ts';
import { rulesOf } from '../../../../src/game/derive/rules/game-rules.ts';
import { newStep, stood } from '../../../../src/game/derive/step.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { cancel, place, selectOne, train } from '../../../support/recording-writer/events.ts';
import {
  ALTAR,
  ARCHMAGE,
  BARRACKS,
  HALL,
  OTHER_BARRACKS,
  PEASANT,
  after,
  bare,
  by,
  decodeScript,
  factsOf,
  summaryOf,
  SMITH,
} from '../scripted.ts';

const unqueue = (id: string): Action => ({ kind: 'unqueue', slot: 0, id });
/**
 * `id` for objects that remain, `-id` for fully cancelled ones, with the remaining presses of a unit unless there is
 * one.
 */
const result = (...timeline: Parameters<typeof factsOf>[0]) =>
  factsOf(timeline).steps.map((step) => {
    const made = step.type === 'unit' ? step.presses - step.cancelled : 1;
    return stood(step) ? step.id + (made > 1 ? ` ${made}` : '') : `-${step.id}`;
  });

describe('taking out of a queue by id', () => {
  test('undoes the latest order of that id at that building', () => {
    const orders = [by(1000, BARRACKS, train('hfoo')), by(9000, OTHER_BARRACKS, train('hfoo'))];
    expect(result(...orders, by(10_000, BARRACKS, unqueue('hfoo')))).toEqual(['-hfoo', 'hfoo']);
    expect(result(...orders, by(10_000, OTHER_BARRACKS, unqueue('hfoo')))).toEqual(['hfoo', '-hfoo']);
    expect(result(...orders, after(10_000, unqueue('hrif')))).toEqual(['hfoo', 'hfoo']);
  });

  test('takes one off a burst at a time', () => {
    const three = by(1000, BARRACKS, train('hfoo'), train('hfoo'), train('hfoo'));
    expect(result(three, after(2000, unqueue('hfoo')))).toEqual(['hfoo 2']);
    expect(result(three, after(2000, unqueue('hfoo'), unqueue('hfoo')))).toEqual(['hfoo']);
    expect(result(three, after(2000, unqueue('hfoo'), unqueue('hfoo'), unqueue('hfoo')))).toEqual(['-hfoo']);
  });

  test('takes off what was queued too much', () => {
    const six = by(1000, HALL, ...Array.from({ length: 6 }, () => train('hpea')));
    const five = after(2000, ...Array.from({ length: 5 }, () => unqueue('hpea')));
    expect(result(six, five)).toEqual(['hpea']);
    expect(result(six, five, after(2500, unqueue('hpea')))).toEqual(['-hpea']);
    expect(result(after(1000, train('h0Z9'), train('h0Z9'), unqueue('h0Z9')))).toEqual(['h0Z9']);
  });

  test('undoes a hero; ordered again it is the first, not a revival', () => {
    const orders = [by(1000, ALTAR, train('Hamg')), after(5000, unqueue('Hamg'))];
    expect(summaryOf(orders).heroOpener).toBeNull();
    const again = [...orders, after(9000, train('Hamg'))];
    expect(result(...again)).toEqual(['-Hamg', 'Hamg']);
    expect(summaryOf(again).heroOpener).toMatchObject({ itemId: 'Hamg', gameTimeMs: 9000 });
  });

  test('undoes research, which can be ordered again', () => {
    const orders = [by(1000, SMITH, train('Rhme')), after(9000, unqueue('Rhme'))];
    expect(result(...orders)).toEqual(['-Rhme']);
    expect(summaryOf(orders).researched).toEqual([]);
    expect(summaryOf([...orders, after(20_000, train('Rhme'))]).researched).toMatchObject([
      { itemId: 'Rhme', level: 1 },
    ]);
  });
});

describe('the cancel button', () => {
  test('leaves other buildings alone', () => {
    const orders = [by(1000, BARRACKS, train('hfoo')), by(2000, OTHER_BARRACKS, train('hrif'))];
    expect(result(...orders, by(3000, BARRACKS, cancel()))).toEqual(['-hfoo', 'hrif']);
  });

  test('reaches the selected building before the game names it, and does nothing where there is nothing to do', () => {
    const select: Action = { kind: 'select', mode: 'add', tags: [14] };
    expect(result(by(1000, BARRACKS, train('hfoo')), after(2000, select, cancel()))).toEqual(['-hfoo']);
    expect(result(by(1000, BARRACKS, train('hfoo')), by(200_000, BARRACKS, cancel()))).toEqual(['hfoo']);
  });

  test('in a building that trains is about the training, not about a second building of its kind', () => {
    const orders = [by(1000, PEASANT, place('hbar', 0, 0)), by(9000, BARRACKS, train('hfoo'))];
    expect(result(...orders, after(10_000, cancel()))).toEqual(['hbar', '-hfoo']);
  });

  test('in a building that was there before stops no construction', () => {
    const timeline = [
      by(1000, HALL, train('hpea')),
      by(100_000, PEASANT, place('htow', 5000, 0)),
      by(110_000, HALL, cancel()),
    ];
    expect(result(...timeline)).toEqual(['hpea', 'htow']);
    const looked = by(1000, OTHER_BARRACKS);
    const placed = by(100_000, PEASANT, place('hbar', 5000, 0));
    expect(result(looked, placed, by(110_000, OTHER_BARRACKS, cancel()))).toEqual(['hbar']);
  });

  test('stops a building under construction', () => {
    const placed = by(1000, PEASANT, place('hbar', 0, 0));
    expect(result(placed, by(20_000, BARRACKS, cancel()))).toEqual(['-hbar']);
    // A Barracks takes 60 s, plus up to a minute of walking.
    expect(result(placed, by(122_000, BARRACKS, cancel()))).toEqual(['hbar']);
    expect(result(placed, by(20_000, SMITH, cancel()))).toEqual(['hbar']);
  });
});

test('a building under construction is taken back by its own kind, like an entry of its queue', () => {
  const orders = [by(1000, PEASANT, place('hbar', 0, 0)), by(20_000, BARRACKS, unqueue('hbar'))];
  expect(result(...orders)).toEqual(['-hbar']);
  const { made } = analyze(decodeScript(bare(orders)), 'id').players[0]!;
  expect(made.map(({ id, min, max }) => [id, min, max])).toEqual([['hbar', 0, 0]]);
  const trained = by(15_000, BARRACKS, train('hfoo'));
  expect(result(orders[0]!, trained, orders[1]!)).toEqual(['hbar', 'hfoo']);
});

test('what was cancelled and ordered again at once is made anew', () => {
  const placed = by(1000, PEASANT, place('hbar', 0, 0));
  expect(result(placed, by(2000, BARRACKS, cancel()), by(3000, PEASANT, place('hbar', 0, 0)))).toEqual([
    '-hbar',
    'hbar',
  ]);
  const hero = [by(1000, ALTAR, train('Hamg')), after(1100, unqueue('Hamg')), after(1250, train('Hamg'))];
  expect(result(...hero)).toEqual(['-Hamg', 'Hamg']);
});

test('a revival can be taken back', () => {
  const revive: Action = { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: ARCHMAGE[1] };
  const stop: Action = { kind: 'cancel-revival', tag: ARCHMAGE[1] };
  const { heroes } = factsOf([
    by(1000, ALTAR, train('Hamg')),
    by(90_000, ARCHMAGE, train('AHwe')),
    by(200_000, ALTAR, revive),
    after(201_000, stop),
    after(220_000, revive),
  ]);
  expect(heroes).toMatchObject([{ id: 'Hamg', orderedMs: 1000, revivals: [220_000] }]);
});

test.each([
  ['1.31', 6072, 150],
  ['2.00', 6117, 135],
])('in patch %s, build %i, a Great Hall can be stopped for %i s after the walk', (patch, build, seconds) => {
  const after = (ms: number) => {
    const step = newStep({ do: 'place', ms: 1000, id: 'ogre', at: [0, 0] }, 'building');
    cancelConstruction([step], { ms, id: 'ogre', seenMs: 2000 }, rulesOf({ patch, build, expansion: true }));
    return step.cancelled;
  };
  const lastMs = 1000 + 60_000 + seconds * 1000;
  expect([after(lastMs), after(lastMs + 1)]).toEqual([1, 0]);
});

test('an order for units in two buildings is cancelled for each of them', () => {
  const both: Action[] = [
    { kind: 'select', mode: 'add', tags: [14, 15] },
    { kind: 'subgroup', id: 'hbar', tag: 14 },
  ];
  const known = [by(500, BARRACKS), by(600, OTHER_BARRACKS)];
  const left = (presses: number, ...cancels: Action[][]) => {
    const train2 = Array.from({ length: presses }, () => train('hfoo'));
    const clicks = cancels.map((actions, index) => after(3000 + 1000 * index, ...actions));
    const orders = after(1000, ...both, ...train2);
    const { build } = analyze(decodeScript(bare([...known, orders, ...clicks])), 'id').players[0]!;
    return build.map(({ cancelled, cancelledPresses, cancelledUnits }) =>
      cancelled ? 'all' : (cancelledUnits ?? cancelledPresses ?? 0),
    );
  };
  const [one, other] = [BARRACKS, OTHER_BARRACKS].map(([id, tag]) => [...selectOne(id, tag), cancel()]);
  expect(left(1)).toEqual([0]);
  expect(left(1, one!)).toEqual([{ units: 1, of: 2 }]);
  expect(left(1, one!, other!)).toEqual(['all']);
  expect(left(2, one!)).toEqual([{ units: 1, of: 4 }]);
  expect(left(2, one!, other!)).toEqual([1]);
  expect(left(2, one!, other!, one!)).toEqual([{ units: 3, of: 4 }]);
  expect(left(2, one!, other!, one!, other!)).toEqual(['all']);
});

describe('a double click on the queue', () => {
  const click = unqueue('hpea');
  test('takes back one order, even if others were finished before', () => {
    const orders = [
      by(1000, HALL, train('hpea')),
      after(20_000, train('hpea')),
      after(40_000, train('hpea')),
    ];
    expect(result(...orders, after(45_000, click), after(45_150, click))).toEqual(['hpea', 'hpea', '-hpea']);
    // A later click is no part of it: the game may have started late.
    expect(result(...orders, after(45_000, click), after(45_500, click))).toEqual(['hpea', '-hpea', '-hpea']);
  });

  test('takes back two that wait', () => {
    const orders = [by(1000, HALL, train('hpea')), after(2000, train('hpea'))];
    expect(result(...orders, after(5000, click), after(5150, click))).toEqual(['-hpea', '-hpea']);
  });

  test('takes the one that is due to be finished only if no other waits behind it', () => {
    const orders = [by(1000, HALL, train('hpea')), after(2000, train('hpea'))];
    expect(result(...orders, after(17_000, click))).toEqual(['hpea', '-hpea']);
    expect(result(by(1000, HALL, train('hpea')), after(17_000, click))).toEqual(['-hpea']);
  });
});

/** Orders that the game refused, dropped or took back: they make nothing, whoever leads the selection. */
import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { stood } from '../../../../src/game/derive/step.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { cancel, place, train } from '../../../support/recording-writer/events.ts';
import type { CommandEvent } from '../../../support/recording-writer/script.ts';
import {
  ALTAR,
  ARCHMAGE,
  BARRACKS,
  BARE_END_MS,
  HALL,
  OTHER_BARRACKS,
  SMITH,
  after,
  bareAs,
  by,
  decodeScript,
  factsOf,
} from '../scripted.ts';

const OTHER_SMITH = ['hbla', 36] as const;
const ACOLYTE = ['uaco', 21] as const;
const hero = by(10_000, ALTAR, train('Hamg'));
const unqueue = (slot: number, id: string): Action => ({ kind: 'unqueue', slot, id });
const revive: Action = { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: ARCHMAGE[1] };
/** A click whose leader the game names only after the orders of its command block. */
const unnamed = (tags: readonly number[], ...actions: Action[]): Action[] => [
  { kind: 'select', mode: 'remove', tags: [1] },
  { kind: 'select', mode: 'add', tags },
  ...actions,
];

const left = (...timeline: Parameters<typeof factsOf>[0]) =>
  factsOf(timeline).steps.map((step) => `${stood(step) ? '' : '-'}${step.id} ${step.ms / 1000}`);
const levels = (...timeline: Parameters<typeof factsOf>[0]) =>
  factsOf(timeline).research.map(({ ms, id, level }) => `${id} ${level} ${ms / 1000}`);

describe('research', () => {
  test.each([
    ['at the same building', SMITH],
    ['at a second building', OTHER_SMITH],
  ])('ordered again within its time %s is one level', (_, smith) => {
    const again = [by(100_600, smith, train('Rhme')), by(159_999, smith, train('Rhme'))];
    expect(levels(by(100_000, SMITH, train('Rhme')), ...again)).toEqual(['Rhme 1 100']);
  });

  test('pressed twice with another leader named in between is one level', () => {
    const archmage: Action = { kind: 'subgroup', id: 'Hamg', tag: ARCHMAGE[1] };
    expect(levels(by(100_000, SMITH, train('Rhra')), after(100_132, archmage, train('Rhra')))).toEqual([
      'Rhra 1 100',
    ]);
  });

  test('above the tier comes to nothing; so does what it shows to have come to nothing', () => {
    const twice = [by(100_000, SMITH, train('Rhme')), by(170_000, SMITH, train('Rhme'))];
    expect(levels(...twice)).toEqual(['Rhme 1 170']);
    expect(levels(by(20_000, HALL, train('hkee')), ...twice)).toEqual(['Rhme 1 100', 'Rhme 2 170']);
    // The second level needs the Keep when it is ordered.
    expect(levels(by(31_001, HALL, train('hkee')), ...twice)).toEqual(['Rhme 1 170']);
  });

  test('lost with its building is not the order that a new building took', () => {
    // The second order waits behind the first, the building falls before it is done, and another one takes it again.
    const queued = [by(100_000, SMITH, train('Rhme')), after(101_000, train('Rhra'))];
    const again = [by(300_000, OTHER_SMITH, train('Rhra')), by(400_000, OTHER_SMITH, train('Rhra'))];
    const keep = by(20_000, HALL, train('hkee'));
    expect(levels(keep, ...queued, ...again)).toEqual(['Rhme 1 100', 'Rhra 1 300', 'Rhra 2 400']);
    // The first building took an order after it could have been done, so it still stood.
    expect(levels(keep, ...queued, by(225_000, SMITH, train('Rhme')), ...again)).toEqual([
      'Rhme 1 100',
      'Rhra 1 101',
      'Rhme 2 225',
      'Rhra 2 400',
    ]);
  });

  test('of training for casters needs the third tier for its second level', () => {
    const twice = [by(200_000, ['hars', 37], train('Rhpt')), by(300_000, ['hars', 37], train('Rhpt'))];
    expect(levels(by(20_000, HALL, train('hkee')), ...twice)).toEqual(['Rhpt 1 300']);
    const castle = by(150_000, HALL, train('hcas'));
    expect(levels(by(5000, HALL, train('hkee')), castle, ...twice)).toEqual(['Rhpt 1 200', 'Rhpt 2 300']);
  });
});

describe('a queue', () => {
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) => by(1000 + 500 * index, BARRACKS, train('hfoo')));

  test('of seven drops the eighth order', () => {
    expect(left(...orders(7), by(5000, BARRACKS, train('hrif'))).at(-1)).toBe('-hrif 5');
    expect(left(...orders(6), by(5000, BARRACKS, train('hrif'))).at(-1)).toBe('hrif 5');
    // The first Footman takes 20 s.
    expect(left(...orders(7), by(21_001, BARRACKS, train('hrif'))).at(-1)).toBe('hrif 21.001');
  });

  test('gives back its last entry, not the dropped order', () => {
    const full = [...orders(7), by(5000, BARRACKS, train('hrif')), by(6000, BARRACKS, cancel())];
    expect(left(...full).slice(-2)).toEqual(['-hfoo 4', '-hrif 5']);
  });

  test('gives back the entry at the place that a click names', () => {
    const two = [by(1000, HALL, train('hpea')), by(12_000, HALL, train('hpea'))];
    expect(left(...two, by(14_000, HALL, unqueue(0, 'hpea')))).toEqual(['-hpea 1', 'hpea 12']);
    expect(left(...two, by(14_000, HALL, unqueue(1, 'hpea')))).toEqual(['hpea 1', '-hpea 12']);
    // Later, the first is finished.
    expect(left(...two, by(20_000, HALL, unqueue(0, 'hpea')))).toEqual(['hpea 1', '-hpea 12']);
  });

  test('of the selected building is meant, whoever led the selection before', () => {
    const both = [by(1000, BARRACKS, train('hfoo')), by(2000, OTHER_BARRACKS, train('hrif'))];
    const stop = (tags: readonly number[]) => after(4000, ...unnamed(tags, cancel()));
    expect(left(...both, stop([BARRACKS[1]]))).toEqual(['-hfoo 1', 'hrif 2']);
    expect(left(...both, stop([OTHER_BARRACKS[1]]))).toEqual(['hfoo 1', '-hrif 2']);
    expect(left(...both, stop([BARRACKS[1], OTHER_BARRACKS[1]]))).toEqual(['-hfoo 1', '-hrif 2']);
  });
});

describe('revivals', () => {
  const there = [hero, by(100_000, ARCHMAGE, train('AHwe'))];
  const revivals = (...timeline: Parameters<typeof factsOf>[0]) =>
    factsOf([...there, ...timeline]).heroes[0]?.revivals;

  test('cancelled at the altar did not happen, whoever leads', () => {
    const stop = after(203_000, ...unnamed([ALTAR[1]], cancel()));
    expect(revivals(by(200_000, ALTAR, revive), stop)).toEqual([]);
    expect(revivals(by(200_000, ALTAR, revive), stop, by(210_000, ALTAR, revive))).toEqual([210_000]);
  });

  test('of a hero from a tavern are cancelled at the altar, too', () => {
    const tavern: Parameters<typeof by>[1] = ['Nbrn', 90];
    const timeline = [
      by(100_000, tavern, train('ANsi')),
      by(200_000, ALTAR, { ...revive, target: tavern[1] }),
      after(203_000, cancel()),
    ];
    const revivalsOf = (...more: Parameters<typeof factsOf>[0]) =>
      factsOf([...timeline, ...more]).heroes.find(({ id }) => id === 'Nbrn')?.revivals;
    expect(revivalsOf()).toEqual([]);
    expect(revivalsOf(by(210_000, ALTAR, { ...revive, target: tavern[1] }))).toEqual([210_000]);
  });

  test('pressed again before the hero can be back are one', () => {
    expect(revivals(by(200_000, ALTAR, revive), after(200_500, revive), after(234_999, revive))).toEqual([
      200_000,
    ]);
    const elsewhere = { ...revive, x: 640 };
    expect(revivals(by(200_000, ALTAR, revive), after(235_000, elsewhere))).toEqual([200_000, 235_000]);
    // At the same body, the first one had failed.
    expect(revivals(by(200_000, ALTAR, revive), after(235_000, revive))).toEqual([235_000]);
  });
});

describe('skills', () => {
  const skills = (...presses: readonly (readonly [ms: number, id: string])[]) =>
    factsOf([hero, ...presses.map(([ms, id]) => after(ms, train(id)))]).heroes[0]!.skills.map(
      ({ ms, id, level }) => `${id}${level} ${ms / 1000}`,
    );

  test('pressed again for a rank that the level does not allow were pressed once', () => {
    const presses = [130_000, 130_450, 130_900, 132_300].map((ms) => [ms, 'AHwe'] as const);
    expect(skills(...presses)).toEqual(['AHwe1 130']);
  });

  test('may be paid with one saved point, but not with two', () => {
    const saved = [200_000, 'AHab'] as const;
    expect(skills([100_000, 'AHwe'], [199_000, 'AHwe'], saved)).toMatchSnapshot();
    expect(skills([100_000, 'AHwe'], [199_000, 'AHmt'], saved)).toEqual(['AHwe1 100', 'AHab1 200']);
  });

  test.each([
    ['of a hero with two points', ['AHwe', 'AHab'], ['AHbz', 'AHab'], 2],
    [
      'of a hero with six points',
      ['AHwe', 'AHab', 'AHwe', 'AHab', 'AHwe', 'AHmt'],
      ['AHbz', 'AHbz', 'AHbz'],
      6,
    ],
  ])('learned again after a tome bought minutes before, %s, add no level', (_, first, second, level) => {
    const [archmage] = factsOf([
      hero,
      ...first.map((id, index) => after(100_000 + 30_000 * index, train(id))),
      after(290_000, train('tret')),
      ...[...second, 'AHab', 'AHab'].map((id, index) => after(550_000 + 400 * index, train(id))),
    ]).heroes;
    expect(archmage).toMatchObject({ level, retrainedMs: [290_000] });
  });
});

test('a hero still in training at the end has not appeared; one that was done has', () => {
  const last = (ms: number) => factsOf([hero, by(ms, ALTAR, train('Hmkg'))]).heroes.map(({ id }) => id);
  const seen = [hero, by(100_000, ARCHMAGE, train('AHwe'))];
  expect(factsOf([...seen, by(BARE_END_MS - 54_000, ALTAR, train('Hmkg'))]).heroes).toHaveLength(1);
  expect(factsOf([...seen, by(BARE_END_MS - 60_000, ALTAR, train('Hmkg'))]).heroes).toHaveLength(2);
  expect(last(BARE_END_MS - 60_000)).toEqual(['Hmkg']);
});

describe('tower upgrades', () => {
  const towers = [41, 42, 43].map((tag) => ['hwtw', tag] as const);
  const upgrades = (...timeline: Parameters<typeof factsOf>[0]) =>
    factsOf(timeline)
      .steps.filter(({ id }) => id === 'hgtw')
      .map(({ presses, makers = 1 }) => `${makers} by ${presses}`);
  const shown = towers.map((tower, index) => by(50_000 + 1000 * index, tower));
  const group = (ms: number) => after(ms, ...unnamed([41, 42, 43], train('hgtw')));

  test('ordered again at one tower are one', () => {
    expect(
      upgrades(
        by(60_000, towers[0]!, train('hgtw')),
        after(60_500, train('hgtw')),
        after(62_000, train('hgtw')),
      ),
    ).toEqual(['1 by 3']);
  });

  test('ordered for a group are as many as the group has towers, each counted once', () => {
    expect(upgrades(...shown, group(60_000))).toEqual(['3 by 1']);
    expect(upgrades(...shown, group(60_000), by(61_000, towers[1]!, train('hgtw')))).toEqual(['3 by 2']);
  });
});

describe('an unsummoned building', () => {
  const gone: Action = { kind: 'order-object', order: 0xd00f2, x: 530, y: -490, target: 77 };
  const built = [
    by(20_000, ACOLYTE, place('uzig', 512, -512)),
    by(40_000, ACOLYTE, place('uzig', 1024, -512)),
  ];
  const unsummoned = [...built, by(200_000, ACOLYTE, gone)];

  test('gives no more food once it is down, and perhaps none from the click on', () => {
    const madeAt = (timeline: readonly CommandEvent[], ms: number) =>
      analyze(decodeScript(bareAs('U', timeline)), 'id').players[0]!.supply.find((row) => row.ms === ms)
        ?.made;
    const times = [180_000, 240_000, 300_000];
    expect(times.map((ms) => madeAt(built, ms))).toEqual(times.map(() => [30, 30]));
    // In between, the band from 20 to 30 is too wide to be shown.
    expect(times.map((ms) => madeAt(unsummoned, ms))).toEqual([[30, 30], null, [20, 20]]);
  });
});

import { describe, expect, test } from 'vitest';
import { cancel, place, train, rightClick } from '../../../support/recording-writer/events.ts';
import {
  ARCHMAGE,
  BARRACKS,
  HALL,
  OTHER_BARRACKS,
  OTHER_PEASANT,
  PEASANT,
  SMITH,
  after,
  brief,
  by,
  factsOf,
} from '../scripted.ts';

const steps = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline).steps;

describe('bursts', () => {
  test('gaps under 300 ms are one step at the time of the first press', () => {
    const foot = train('hfoo');
    const tapped = steps(by(1000, BARRACKS, foot), after(1299, foot), after(1598, foot), after(1628, foot));
    expect(tapped).toMatchObject([{ ms: 1000, lastMs: 1628, presses: 4, id: 'hfoo', type: 'unit' }]);
    expect(brief(steps(by(1000, BARRACKS, foot), after(1300, foot)))).toEqual(['1000 hfoo', '1300 hfoo']);
  });

  test('go on when the same building is selected again in between', () => {
    expect(brief(steps(by(1000, BARRACKS, train('hfoo')), by(1200, BARRACKS, train('hfoo'))))).toEqual([
      '1000 hfoo 2×',
    ]);
  });

  test('orders of two makers are not merged', () => {
    const both = steps(by(1000, BARRACKS, train('hfoo')), by(1100, OTHER_BARRACKS, train('hfoo')));
    expect(brief(both)).toEqual(['1000 hfoo', '1100 hfoo']);
    expect(both.map((step) => step.by)).toEqual([0, 1]);
  });

  test('an order whose maker is unknown belongs to the burst around it', () => {
    const unnamed = after(1100, { kind: 'select', mode: 'add', tags: [14] }, train('hfoo'));
    expect(brief(steps(by(1000, BARRACKS, train('hfoo')), unnamed))).toEqual(['1000 hfoo 2×']);
  });
});

describe('placements', () => {
  const first = by(1000, PEASANT, place('hhou', 0, 0));

  test('near the last one within 3 s are the same building, whoever builds it', () => {
    const near = steps(first, by(3999, OTHER_PEASANT, place('hhou', 120, 160, true)));
    expect(near).toMatchObject([{ ms: 1000, lastMs: 3999, at: [120, 160], presses: 2 }]);
  });

  test('at a place where both cannot stand are the same building for a minute', () => {
    expect(steps(first, after(30_000, place('hhou', 0, 60)))).toMatchObject([{ ms: 1000, presses: 2 }]);
    expect(steps(first, after(30_000, place('hhou', 0, 70)))).toHaveLength(2);
    expect(steps(first, after(62_000, place('hhou', 0, 0)))).toHaveLength(2);
  });

  test('farther away are another building with the shift key, with another builder and after 3 s', () => {
    expect(steps(first, after(2000, place('hhou', 900, 0, true)))).toHaveLength(2);
    expect(steps(first, by(2000, OTHER_PEASANT, place('hhou', 900, 0)))).toHaveLength(2);
    expect(steps(first, after(4000, place('hhou', 900, 0)))).toHaveLength(2);
  });

  test('of the same builder are two when he was selected anew and might have been another one', () => {
    expect(steps(first, by(2000, PEASANT, place('hhou', 900, 0)))).toHaveLength(2);
    // Unless the order in between went to another selection.
    const away = by(1500, HALL, train('hpea'));
    expect(steps(first, away, by(2000, PEASANT, place('hhou', 900, 0)))).toHaveLength(3);
  });

  test('of another id in between do not make one of two', () => {
    const barracks = after(1500, place('hbar', 500, 0));
    expect(brief(steps(first, barracks, after(2000, place('hhou', 0, 50))))).toEqual([
      '1000 hhou 2×',
      '1500 hbar',
    ]);
  });

  test('follow each other: the third is compared with the second', () => {
    const moved = steps(first, after(3500, place('hhou', 800, 0)), after(6000, place('hhou', 1600, 0)));
    expect(moved).toMatchObject([{ ms: 1000, lastMs: 6000, presses: 3, at: [1600, 0] }]);
  });

  test('farther away are the same building moved, when the builder is the same', () => {
    expect(steps(first, after(3000, place('hhou', 121, 160)))).toMatchObject([{ ms: 1000, at: [121, 160] }]);
    expect(steps(first, after(2000, rightClick(9, 9)), after(3000, place('hhou', 900, 0)))).toHaveLength(1);
  });

  test('onto an object are buildings too', () => {
    const mine = { kind: 'order-object', order: 'ugol', x: 3, y: 4, target: 77 } as const;
    const [step] = factsOf([by(1000, ['uaco', 20], mine)], 'U').steps;
    expect(step).toMatchObject({ id: 'ugol', type: 'building', at: [3, 4] });
  });
});

test('kinds of objects nobody knows follow from how the game forms ids', () => {
  const unknown = ['h0Z9', 'H0Z9', 'R0Z9', 'Npal', 'n0Z9', 'I0Z9'].map(train);
  expect(steps(after(1000, ...unknown)).map(({ id, type }) => `${id} ${type}`)).toMatchSnapshot();
});

test('forms and items are kept as what they are', () => {
  const types = steps(by(1000, ['htws', 30], train('hmil')), after(2000, train('stwp')));
  expect(types.map(({ id, type }) => `${id} ${type}`)).toEqual(['hmil morph', 'stwp item']);
});

test('a hall that got the order for its upgrade gets no other within the lag', () => {
  const upgrade = (gap: number) =>
    brief(steps(by(100_000, HALL, train('hkee')), by(100_000 + gap, HALL, train('hkee'))));
  expect(upgrade(999)).toEqual(['100000 hkee 2×']);
  expect(upgrade(1000)).toHaveLength(2);
  expect(steps(by(100_000, HALL, train('hkee')), by(100_400, ['htow', 40], train('hkee')))).toHaveLength(2);
});

test('a cancel reaches the order of the building that can have got it, whatever leads the selection', () => {
  const both = { kind: 'select', mode: 'add', tags: [16] } as const;
  const timeline = [
    by(1000, ARCHMAGE),
    by(2000, BARRACKS),
    by(3000, SMITH, train('Rhme')),
    by(200_000, ARCHMAGE, both, train('Rhra')),
    by(201_000, SMITH, cancel()),
  ];
  expect(steps(...timeline).map(({ id, cancelled }) => `${id} ${cancelled}`)).toEqual(['Rhme 0', 'Rhra 1']);
});

/** When a hero starts to count, and which press of a skill counts. */
import { describe, expect, test } from 'vitest';
import { train } from '../../../support/recording-writer/events.ts';
import { ALTAR, ARCHMAGE, BARRACKS, after, by, factsOf } from '../scripted.ts';

const heroes = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline).heroes;
const hero = by(10_000, ALTAR, train('Hamg'));
const learn = (from: number, gap: number, ...ids: string[]) =>
  ids.map((id, index) => after(from + gap * index, train(id)));

test.each([
  [139_999, ['AHwe 1']],
  [140_000, ['AHwe 1', 'AHwe 2']],
])('a skill pressed at 130,000 and %i ms', (ms, expected) => {
  const [found] = heroes(hero, by(130_000, ARCHMAGE, train('AHwe')), after(ms, train('AHwe')));
  expect(found?.skills.map(({ id, level }) => `${id} ${level}`)).toEqual(expected);
});

describe('heroes come in the order of their first sign', () => {
  test('an order, or without one a skill', () => {
    const early = after(50_000, train('ANms'));
    const late = after(200_000, train('ANms'));
    const order = by(100_000, ALTAR, train('Hamg'));
    expect(heroes(early, order).map(({ id }) => id)).toEqual(['Nngs', 'Hamg']);
    expect(heroes(order, late).map(({ id }) => id)).toEqual(['Hamg', 'Nngs']);
  });
});

describe('when a hero was first seen', () => {
  test('is the earliest sight of all its kind, at any time without an order', () => {
    const sights = [by(30_000, ARCHMAGE, train('AHwe')), by(40_000, ['Hamg', 99], train('AHab'))];
    expect(heroes(...sights)).toMatchObject([{ orderedMs: null, seenMs: 30_000 }]);
  });
});

describe('skills within a minute', () => {
  test('of anything but a Tome of Retraining are not relearned', () => {
    const quick = learn(130_000, 1000, 'AHwe', 'AHab', 'AHbz');
    const [found] = heroes(hero, by(129_000, BARRACKS, train('hfoo')), ...quick);
    expect(found).toMatchObject({ retrainedMs: [], level: 3 });
  });

  test('of a tome are one press each, later ones are bursts again', () => {
    const five = learn(100_000, 30_000, 'AHwe', 'AHab', 'AHwe', 'AHab', 'AHwe');
    const tome = after(300_000, train('tret'));
    const again = learn(301_000, 1000, 'AHbz', 'AHbz', 'AHbz');
    const tapped = (ms: number) =>
      heroes(hero, ...five, tome, ...again, ...learn(ms, 100, 'AHab', 'AHab'))[0]?.skills.slice(8).length;
    expect(tapped(360_900)).toBe(2);
    expect(tapped(360_901)).toBe(1);
  });

  test('of the second of two tomes are relearned like those of the first', () => {
    const three = learn(100_000, 30_000, 'AHwe', 'AHab', 'AHwe');
    const tomes = [300_000, 400_000].flatMap((ms) => [
      after(ms, train('tret')),
      ...learn(ms + 1000, 100, 'AHbz', 'AHbz', 'AHab'),
    ]);
    const [found] = heroes(hero, ...three, ...tomes);
    expect(found?.retrainedMs).toEqual([300_000, 400_000]);
    expect(found?.skills.slice(3).map(({ id, level }) => id + level)).toEqual([
      ...['AHbz1', 'AHbz2', 'AHab1'],
      ...['AHbz1', 'AHbz2', 'AHab1'],
    ]);
  });
});

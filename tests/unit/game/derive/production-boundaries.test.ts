/** Assigns orders to steps at the limits of the rules for bursts, placements and cancels. */
import { describe, expect, test } from 'vitest';
import { stood } from '../../../../src/game/derive/step.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { cancel, place, train } from '../../../support/recording-writer/events.ts';
import {
  ALTAR,
  ARCHMAGE,
  BARRACKS,
  HALL,
  OTHER_BARRACKS,
  OTHER_PEASANT,
  PEASANT,
  after,
  brief,
  by,
  factsOf,
} from '../scripted.ts';

const steps = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline).steps;
const left = (...timeline: Parameters<typeof factsOf>[0]) =>
  steps(...timeline).map((step) => (stood(step) ? '' : '-') + step.id);
const unqueue = (id: string): Action => ({ kind: 'unqueue', slot: 0, id });
const revive: Action = { kind: 'order-object', order: 0xd003b, x: 0, y: 0, target: ARCHMAGE[1] };
const stopRevival: Action = { kind: 'cancel-revival', tag: ARCHMAGE[1] };

describe('a second placement, of one at [1000, 2000]', () => {
  const first = by(100_000, PEASANT, place('hhou', 1000, 2000));

  test.each([
    ['where both cannot stand', 130_000, 1064, 2064, 1],
    ['one unit farther', 130_000, 1065, 2000, 2],
    ['one unit farther the other way', 130_000, 1000, 1935, 2],
    ['within a minute', 159_999, 1000, 2000, 1],
    ['a minute later', 160_000, 1000, 2000, 2],
    ['within 3 s, 200 units away', 102_999, 1120, 2160, 1],
    ['within 3 s, farther away', 102_999, 1121, 2160, 2],
    ['after 3 s, 200 units away', 103_000, 1120, 2160, 2],
  ])('by another builder, %s', (_, ms, x, y, count) => {
    expect(steps(first, by(ms, OTHER_PEASANT, place('hhou', x, y)))).toHaveLength(count);
  });

  test.each([
    [1127, 2000, 1],
    [1128, 2000, 2],
    [1000, 1873, 1],
    [1000, 1872, 2],
  ])('queued by the same builder at [%i, %i]: %i buildings', (x, y, count) => {
    expect(steps(first, after(101_000, place('hhou', x, y, true)))).toHaveLength(count);
  });
});

describe('a press of the same key', () => {
  test('of an unknown maker goes on when the maker is known', () => {
    const unknown = after(1000, train('hfoo'));
    expect(brief(steps(unknown, by(1299, BARRACKS, train('hfoo'))))).toEqual(['1000 hfoo 2×']);
  });
});

describe('revivals', () => {
  const hero = [by(60_000, ALTAR, train('Hamg')), by(130_000, ARCHMAGE, train('AHwe'))];

  test.each([
    [334_999, ['300000 Hamg 2×']],
    [335_000, ['300000 Hamg', '335000 Hamg']],
  ])('pressed at 300,000 and %i ms', (ms, expected) => {
    const pressed = steps(...hero, by(300_000, ALTAR, revive), after(ms, revive));
    expect(brief(pressed.filter(({ type }) => type === 'revival'))).toEqual(expected);
  });

  test('are never ordered by a training order: a hero that was there is not trained again', () => {
    const again = [200_000, 300_000].map((ms) => by(ms, ALTAR, train('Hamg')));
    expect(brief(steps(...hero, ...again))).toEqual(['60000 Hamg 3×']);
  });

  test('nor where nobody saw the hero: the order before came to nothing', () => {
    const trained = [by(60_000, ALTAR, train('Hamg')), by(168_000, ALTAR, train('Hamg'))];
    const { heroes } = factsOf([...trained, by(226_000, ARCHMAGE, train('AHwe'))]);
    expect(left(...trained)).toEqual(['-Hamg', 'Hamg']);
    expect(steps(...trained).map(({ lapsed }) => lapsed)).toEqual([true, undefined]);
    expect(heroes).toMatchObject([{ orderedMs: 168_000, seenMs: 226_000, revivals: [] }]);
  });

  test('are taken back one by one, latest first; the hero stays', () => {
    const two = [...hero, by(300_000, ALTAR, revive), by(400_000, ALTAR, revive)];
    const cancels = (count: number) =>
      Array.from({ length: count }, (_, at) => after(401_000 + 1000 * at, stopRevival));
    expect(factsOf([...two, ...cancels(1)]).heroes[0]?.revivals).toEqual([300_000]);
    expect(factsOf([...two, ...cancels(2)]).heroes[0]?.revivals).toEqual([]);
    expect(left(...two, ...cancels(3))).toEqual(['Hamg', '-Hamg', '-Hamg']);
  });

  test('of one hero are not taken back with those of another', () => {
    const king = [by(150_000, ALTAR, train('Hmkg')), by(250_000, ['Hmkg', 18], train('AHtb'))];
    const other: Action = { ...revive, target: 18 };
    const both = [by(300_000, ALTAR, revive), after(301_000, other), after(302_000, stopRevival)];
    expect(left(...hero, ...king, ...both)).toEqual(['Hamg', 'Hmkg', '-Hamg', 'Hmkg']);
  });
});

describe('a cancel', () => {
  test('of a queue finds the building, whichever came first', () => {
    const orders = [
      by(500, HALL, train('hpea')),
      by(1000, BARRACKS, train('hfoo')),
      by(2000, OTHER_BARRACKS, train('hfoo')),
    ];
    expect(left(...orders, by(3000, BARRACKS, unqueue('hfoo')))).toEqual(['hpea', '-hfoo', 'hfoo']);
  });

  const two = [by(1000, PEASANT, place('hbar', 0, 0)), by(60_000, PEASANT, place('hbar', 5000, 0))];

  test('in a building that has made something stops no other of its kind', () => {
    // A Footman can't be in the queue that long; the second Barracks may still be unfinished.
    const trained = by(62_000, BARRACKS, train('hfoo'));
    expect(left(...two, trained, by(150_000, BARRACKS, cancel()))).toEqual(['hbar', 'hbar', 'hfoo']);
  });

  test('pressed again in a building that it stopped stops no other of its kind', () => {
    const pressed = [by(62_000, BARRACKS, cancel()), after(62_500, cancel())];
    expect(left(...two, ...pressed)).toEqual(['hbar', '-hbar']);
    expect(left(...two, ...pressed, by(63_000, OTHER_BARRACKS, cancel()))).toEqual(['-hbar', '-hbar']);
  });

  test('is about what the building was then, not what it became', () => {
    const hall = [by(10_000, PEASANT, place('htow', 5000, 0)), by(100_000, ['htow', 40], cancel())];
    expect(left(...hall, by(400_000, ['hkee', 40]))).toEqual(['-htow']);
  });
});

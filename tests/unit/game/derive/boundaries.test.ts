/** Limits of the deriving rules, to the millisecond. */
import { describe, expect, test } from 'vitest';
import { stood } from '../../../../src/game/derive/step.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { cancel, leave, place, train } from '../../../support/recording-writer/events.ts';
import { ALTAR, BARRACKS, HALL, PEASANT, after, by, factsOf } from '../scripted.ts';

const KEEP = ['hkee', HALL[1]] as const;
const OTHER_HALL = ['htow', 40] as const;
const unqueue = (id: string): Action => ({ kind: 'unqueue', slot: 0, id });

describe('a town hall upgrade, which takes 140 s', () => {
  const upgrade = by(100_000, HALL, train('hkee'));

  test.each([
    [239_999, 239_999, 'repeated'],
    [240_000, 100_000, null],
    [240_001, 100_000, null],
  ])('ordered again at %i ms was ordered at %i ms', (again, orderedMs, doubt) => {
    const [tier] = factsOf([upgrade, by(again, HALL, train('hkee'))]).tiers;
    expect(tier).toMatchObject({ orderedMs, doubt });
  });

  test.each([
    [239_999, null, 'unfinished'],
    [240_000, 240_000, null],
  ])('by a player who leaves at %i ms is done at %s ms', (leftMs, completedMs, doubt) => {
    const [tier] = factsOf([upgrade, leave(leftMs, 1, 'left')]).tiers;
    expect(tier).toMatchObject({ completedMs, doubt });
  });

  test.each([
    [199_999, 199_999, 'contradicted'],
    [200_000, 200_000, 'contradicted'],
    [200_001, 100_000, 'contradicted'],
  ])('seen done at 200,000 ms and ordered again at %i ms was ordered at %i ms', (again, orderedMs, doubt) => {
    const order = by(again, OTHER_HALL, train('hkee'));
    const seen = by(200_000, KEEP);
    const [tier] = factsOf(again < 200_000 ? [upgrade, order, seen] : [upgrade, seen, order]).tiers;
    expect(tier).toMatchObject({ orderedMs, observedMs: 200_000, doubt });
  });

  test.each([
    ['htow', null, null],
    ['hkee', null, null],
    ['hcas', 300_000, null],
    ['hfoo', null, null],
    ['hars', 300_000, null],
    ['hkni', 300_000, 300_000],
  ])('an order for %s needs tier 2 at %s, tier 3 at %s', (id, second, third) => {
    const tiers = factsOf([by(300_000, HALL, train(id))]).tiers;
    expect(tiers.map(({ neededMs }) => neededMs)).toEqual([second, third]);
  });
});

describe('what can still be cancelled', () => {
  const standing = (...timeline: Parameters<typeof factsOf>[0]) =>
    factsOf(timeline).steps.map((step) => (stood(step) ? step.presses - step.cancelled : 0));

  // A minute for the way to the site, then the building time: a Barracks 60 s, a Farm 35 s, anything unknown 60 s.
  test.each([
    ['hbar', 121_000, 0],
    ['hbar', 121_001, 1],
    ['hhou', 96_000, 0],
    ['hhou', 96_001, 1],
    ['h0Z9', 121_000, 0],
    ['h0Z9', 121_001, 1],
  ])('%s placed at 1,000 ms and stopped at %i ms: %i left', (id, ms, left) => {
    expect(standing(by(1000, PEASANT, place(id, 0, 0)), by(ms, [id, 60], cancel()))).toEqual([left]);
  });

  // Two more may precede it in the queue, and seven is the maximum. A Footman takes 20 s.
  test.each([
    [1, 61_000, 0],
    [1, 61_001, 1],
    [4, 121_000, 3],
    [4, 121_001, 4],
    [5, 141_000, 4],
    [5, 141_001, 5],
    [6, 141_000, 5],
    [6, 141_001, 6],
  ])('%i Footmen ordered at 1,000 ms, one taken out at %i ms: %i left', (presses, ms, left) => {
    const orders = by(1000, BARRACKS, ...Array.from({ length: presses }, () => train('hfoo')));
    expect(standing(orders, after(ms, unqueue('hfoo')))).toEqual([left]);
    expect(standing(orders, after(ms, cancel()))).toEqual([left]);
  });

  test.each([
    [19_999, 1],
    [20_000, 0],
  ])('a building first shown at %i ms, placed at 20,000 ms: %i left', (shown, left) => {
    const orders = [by(shown, BARRACKS), by(20_000, PEASANT, place('hbar', 0, 0))];
    const timeline = shown < 20_000 ? orders : orders.toReversed();
    expect(standing(...timeline, by(21_000, BARRACKS, cancel()))).toEqual([left]);
  });
});

describe('relearning after a Tome of Retraining, within a minute', () => {
  const learned = ['AHwe', 'AHab', 'AHwe'].map((id, index) => after(100_000 + 50_000 * index, train(id)));
  const start = [by(10_000, ALTAR, train('Hamg')), ...learned, after(300_000, train('tret'))];

  test.each([
    [[300_001, 320_000, 360_001], true],
    [[300_001, 320_000, 360_002], false],
    [[300_000, 320_000, 360_000], false],
    [[900_000, 901_000, 902_000], true],
    [[301_000, 302_000], false],
  ])('skills at %j ms: %s', (times, retrained) => {
    const ids = ['AHbz', 'AHbz', 'AHab'];
    const again = times.map((ms, index) => after(ms, train(ids[index]!)));
    const [hero] = factsOf([...start, ...again]).heroes;
    expect(hero?.retrainedMs).toEqual(retrained ? [300_000] : []);
    expect(hero?.level === 3).toBe(retrained);
  });
});

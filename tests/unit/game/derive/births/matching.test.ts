/** Queue slots with a certain object: those with objects that fit no neighbouring slot of the kind. */
import { expect, test } from 'vitest';
import type { Born } from '../../../../../src/game/derive/births/intervals.ts';
import { slotsOfObjects, fixedSlotsOf } from '../../../../../src/game/derive/births/matching.ts';
import { SLACK_MS, type Slot } from '../../../../../src/game/derive/births/queues.ts';

const slot = (from: number, to: number, id = 'hfoo'): Slot => ({
  id,
  from,
  to,
  press: 0,
  maker: null,
  lost: null,
  doubted: false,
  backMs: Infinity,
});
const born = (number: number, from: number, to: number) => ({ number, from, to }) as Born;

/** Slots with certain objects for these intervals, by index. */
function taken(objects: readonly Born[], line: readonly Slot[]): number[] {
  const found = fixedSlotsOf(
    new Map(objects.map((one) => [one.number, one])),
    Map.groupBy(line, ({ id }) => id),
    new Map([
      [
        'hfoo',
        slotsOfObjects(
          objects,
          line.filter(({ id }) => id === 'hfoo'),
        ),
      ],
    ]),
  );
  return line.flatMap((one, place) => (found.has(one) ? [place] : []));
}

const [FROM, TO] = [100_000, 110_000];
const own = slot(FROM, TO);

test('a slot alone in its line', () => {
  expect(taken([born(1, FROM, TO)], [own])).toEqual([0]);
});

test.each([
  ['just too early', slot(0, FROM - SLACK_MS - 1), [1]],
  ['just early enough', slot(0, FROM - SLACK_MS), []],
])('not one with a slot before it that ends %s', (_, before, expected) => {
  const object = born(1, FROM, TO);
  const found = fixedSlotsOf(
    new Map([[1, object]]),
    new Map([['hfoo', [before, own]]]),
    new Map([['hfoo', new Map([[1, own]])]]),
  );
  expect([before, own].flatMap((one, place) => (found.has(one) ? [place] : []))).toEqual(expected);
});

test.each([
  ['just too late', slot(TO + SLACK_MS + 1, 200_000), [0]],
  ['just soon enough', slot(TO + SLACK_MS, 200_000), []],
])('not one with a slot behind it that begins %s', (_, behind, expected) => {
  expect(taken([born(1, FROM, TO)], [own, behind])).toEqual(expected);
});

test('slots of other kinds say nothing, and each object is asked at its own place', () => {
  expect(taken([born(1, FROM, TO)], [slot(FROM, TO, 'hrif'), own, slot(FROM, TO, 'hrif')])).toEqual([1]);
  const later = slot(300_000, 310_000);
  expect(taken([born(1, FROM, TO), born(2, 300_000, 310_000)], [own, later])).toEqual([0, 1]);
});

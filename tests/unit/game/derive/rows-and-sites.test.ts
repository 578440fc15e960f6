/** Rows of small buildings and cancelled sites, which are frequent in real games. */
import { expect, test } from 'vitest';
import { stood } from '../../../../src/game/derive/step.ts';
import { cancel, place, train } from '../../../support/recording-writer/events.ts';
import { after, by, factsOf, HALL, PEASANT, type Maker } from '../scripted.ts';

const OTHER: Maker = ['hpea', 12];
const SITE: Maker = ['hhou', 20];
const TOWER: Maker = ['hwtw', 21];

const standing = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline).steps.filter(stood);

test('a row of farms queued side by side is as many farms', () => {
  const row = [0, 128, 256, 384].map((x, index) => after(1200 + 500 * index, place('hhou', x, 0, index > 0)));
  expect(standing(by(1000, PEASANT), ...row)).toHaveLength(4);
});

test('a farm queued where the one before it will stand is the same farm', () => {
  const steps = standing(by(1000, PEASANT, place('hhou', 0, 0)), after(1500, place('hhou', 96, 0, true)));
  expect(steps).toMatchObject([{ id: 'hhou', presses: 2, at: [96, 0] }]);
});

test('a site is stopped once, however often the key is pressed', () => {
  const farms = [by(1000, PEASANT, place('hhou', 0, 0)), by(5000, OTHER, place('hhou', 900, 0))];
  const steps = standing(...farms, by(20_000, SITE, cancel(), cancel()), after(20_200, cancel()));
  expect(steps).toMatchObject([{ at: [0, 0] }]);
});

test('a building that made something is no site any more', () => {
  const steps = standing(
    by(1000, PEASANT, place('hwtw', 0, 0)),
    by(40_000, TOWER, train('hgtw')),
    by(45_000, TOWER, cancel(), cancel()),
    by(50_000, HALL, train('hpea')),
  );
  expect(steps.map(({ id }) => id)).toEqual(['hwtw', 'hpea']);
});

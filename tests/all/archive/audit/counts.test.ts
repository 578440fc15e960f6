import { expect, test } from 'vitest';
import { auditCounts, countGame } from '../../../../src/archive/audit/counts.ts';
import { examine } from '../../../../src/archive/audit/examine.ts';
import { rightClick, train } from '../../../support/recording-writer/events.ts';
import { BARRACKS, HALL, bare, by, decodeScript } from '../../../unit/game/scripted.ts';

/** The audit of a bare game. */
const audited = (...timeline: Parameters<typeof bare>[0]) =>
  auditCounts([{ file: 'game', counts: countGame(examine(decodeScript(bare(timeline)))) }]);

test('counts of units that fight are exact, or within one', () => {
  // Two presses at once may be one.
  const timeline = [
    by(1000, HALL, train('hpea')),
    by(10_000, BARRACKS, train('hfoo')),
    by(40_000, BARRACKS, train('hrif'), train('hrif')),
    by(500_000, BARRACKS),
  ];
  expect(audited(...timeline)).toMatchObject({ counts: 2, exact: 1, withinOne: 2, contradicted: [] });
});

test('a birth that is hidden lies where all others leave room', () => {
  const timeline = [10_000, 40_000, 70_000].flatMap((ms, place) => [
    by(ms, BARRACKS, train('hfoo')),
    by(ms + 21_000, ['hfoo', 70 + place], rightClick(0, 0)),
  ]);
  const { hidden, inBounds: held } = audited(...timeline);
  expect(hidden).toBeGreaterThan(0);
  expect(held).toBe(hidden);
});

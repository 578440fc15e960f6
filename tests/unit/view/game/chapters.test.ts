import { expect, test } from 'vitest';
import { chaptersOf, stageOf } from '../../../../src/view/game/chapters.ts';
import { gameReport } from '../../../../src/view/game/game.ts';
import { games } from '../../../support/analysed-archive.ts';

test('every section of a report is on its stage or in one of at most four chapters', () => {
  for (const game of games)
    for (const more of [{}, { evidence: '/made/', orders: '/orders/' }]) {
      const report = gameReport(game, more);
      const chapters = chaptersOf(report);
      expect(chapters.length).toBeLessThanOrEqual(4);
      const shown = [
        ...Object.values(stageOf(report)).flat(),
        ...chapters.flatMap(({ sections }) => sections),
      ];
      expect(shown.map(({ id }) => id).toSorted()).toEqual(report.map(({ id }) => id).toSorted());
    }
});

test('sections that few read are folded in their chapter, not in the report', () => {
  const report = gameReport(games[0]!);
  const apm = (sections: typeof report) => sections.find(({ id }) => id === 'apm')?.folds;
  expect(apm(report)).toBeUndefined();
  expect(apm(chaptersOf(report).flatMap(({ sections }) => sections))).toBe('always');
});

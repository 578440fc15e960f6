import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { apm as apmSection } from '../../../../src/view/game/apm.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import { valueScale } from '../../../../src/view/svg/scale.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const apm = (perMinute: number[]) => ({ average: 0, perMinute, kinds: {} });
const section = (game: GameAnalysis) =>
  parse(renderToString(h(GameReport, { sections: [apmSection(game) ?? []].flat() })));

test.each([
  [0, 10],
  [9, 10],
  [50, 50],
  [51, 60],
  [371, 400],
  [99_999, 99_999],
])('a scale for %i ends at %i', (most, end) => {
  const { y, lines } = valueScale(most, 20, 140);
  expect(lines.at(-1)).toBe(end);
  expect(lines.length).toBeLessThanOrEqual(7);
  expect([y(0), y(end)]).toEqual([140, 20]);
});

test('without actions there is no section', () => {
  expect(section(gameOf([player(), player({ kind: 'computer', apm: apm([9]) })])).toString()).toBe('');
});

import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { apm as apmSection } from '../../../../src/view/game/apm.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import { valueScale } from '../../../../src/view/svg/scale.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { games } from '../../../support/analysed-archive.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const apm = (perMinute: number[]) => ({ average: 0, perMinute, kinds: {} });
const section = (game: GameAnalysis) =>
  parse(renderToString(h(GameReport, { sections: [apmSection(game) ?? []].flat() })));
const heights = (path: string) => [...path.matchAll(/[ML]\d+ (\d+)/g)].map(([, y]) => Number(y));

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

test('both players are drawn on one scale, whole minutes only', () => {
  const game = gameOf(
    [
      player({ apm: apm([100, 200, 300]), leftMs: 150_000 }),
      player({ slot: '2', handle: 'Grubby', apm: apm([100, 200, 50]), leftMs: 180_000 }),
    ],
    3,
  );
  const lines = section(game).querySelectorAll('path.line');
  const [first, second] = lines.map((line) => heights(line.getAttribute('d') ?? ''));
  expect(first).toHaveLength(2);
  expect(second).toHaveLength(3);
  expect(second!.slice(0, 2)).toEqual(first);
  expect(lines.map((line) => line.getAttribute('class'))).toEqual(['line ', 'line broken']);
});

test('more players than two have a chart each, on one scale', () => {
  const game = gameOf(
    [1, 2, 3].map((slot) => player({ slot: String(slot), handle: `P${slot}`, apm: apm([slot * 100, 50]) })),
    1,
  );
  const charts = section(game).querySelectorAll('svg.drawing');
  expect(charts).toHaveLength(3);
  expect(new Set(charts.map((chart) => chart.querySelector('desc')?.text))).toHaveLength(1);
});

test('a tier is marked when it was completed, else when it was seen, and not if only ordered', () => {
  const time = (ms: number, basis: 'order' | 'derived' | 'observed') => ({ ms, basis });
  const tier = { id: 'etoa', name: 'Tree of Ages', doubt: null, ordered: time(10_000, 'order') };
  const marks = (more: { completed: unknown; observed: unknown }) =>
    section(
      gameOf([player({ apm: apm([100, 50]), tiers: [{ ...tier, tier: 2, ...more } as never] })]),
    ).querySelectorAll('.drawing > g:not(.times) > text').length;
  expect(marks({ completed: time(150_000, 'derived'), observed: null })).toBe(1);
  expect(marks({ completed: null, observed: time(160_000, 'observed') })).toBe(1);
  expect(marks({ completed: null, observed: null })).toBe(0);
});

test('without actions there is no section', () => {
  expect(section(gameOf([player(), player({ kind: 'computer', apm: apm([9]) })])).toString()).toBe('');
});

test('the table has every minute of every game of the archive', () => {
  for (const game of games) {
    const rows = section(game).querySelectorAll('details tbody tr');
    const minutes = Math.max(...game.players.map(({ apm: { perMinute } }) => perMinute.length));
    expect(rows.length).toBeGreaterThanOrEqual(minutes);
    const column = rows.map((row) => row.querySelector('td')?.text ?? '');
    expect(column.flatMap((text) => (text === '–' ? [] : [Number.parseInt(text)])).slice(0, 5)).toEqual(
      game.players[0]!.apm.perMinute.slice(0, 5),
    );
  }
});

test('a player who left within the first minute has no line, not an empty one', () => {
  const html = section(
    gameOf(
      [
        player({ apm: apm([40]), leftMs: 30_000 }),
        player({ slot: '2', handle: 'Grubby', apm: apm([100, 60]), leftMs: 90_000 }),
      ],
      2,
    ),
  );
  const paths = html.querySelectorAll('path').map((path) => path.getAttribute('d'));
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((d) => !d || /^M$|NaN/.test(d))).toEqual([]);
  expect(html.querySelectorAll('path.line')).toHaveLength(1);
});

test('if only the total is known, as in some short links, there is a table without a chart', () => {
  const game = gameOf([player({ apm: { ...apm([900]), average: 300 }, leftMs: 180_000 })], 3);
  const html = section(game);
  expect(html.querySelectorAll('svg.drawing')).toHaveLength(0);
  expect(html.querySelectorAll('table')).toHaveLength(1);
  expect(html.querySelector('table')?.textContent).toContain('300');
});

import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import type { PlayerSpending } from '../../../../src/game/spending-schema.ts';
import { coarsePath, spendingLines } from '../../../../src/view/svg/spending-lines.ts';
import { goldSpent, spendingInFull } from '../../../../src/view/game/spending.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import { sectionNodes } from '../../../../src/view/markdown/sections.ts';
import type { Section } from '../../../../src/view/page.ts';
import { games } from '../../../support/analysed-archive.ts';
import { analysedPlayer as player, at } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const html = (section: Section | null) =>
  parse(renderToString(h(GameReport, { sections: section ? [section] : [] })));

const spent = (slot: string, least: number[], most: number[]): PlayerSpending => ({
  slot,
  gold: { least, most },
  lumber: { least, most },
  food: { least, most },
  kinds: [{ kind: 'units', gold: { least, most }, lumber: { least, most } }],
  born: [{ id: 'earc', name: 'Archer', count: { least: least.map(() => 1), most: most.map(() => 2) } }],
  unpriced: [],
});

/** A game of 6:30, sampled at 0:00, 5:00 and its end. */
const game = (...players: PlayerSpending[]): GameAnalysis => ({
  ...gameOf(players.map(({ slot }) => player({ slot, handle: `P${slot}`, team: Number(slot) % 2 }))),
  spending: {
    costs: { patch: '1.31.1', exact: true, sentence: 'Prices are from patch 1.31.1.' },
    minutes: [0, 300_000, 390_000],
    players,
  },
});

test('both sides are drawn on one scale, with the amounts of some times below', () => {
  const page = html(
    goldSpent(game(spent('1', [0, 500, 800], [0, 700, 1000]), spent('2', [0, 9, 9], [0, 9, 9])), '/e/'),
  );
  const lines = page.querySelectorAll('svg g path').map((path) => path.getAttribute('d'));
  // 1000 gold is at the top of the scale, 8 below the edge; zero is at 130.
  expect(lines[0]).toBe('M40 130l238-85 72-37');
  expect(lines[1]).toBe('M40 130l238-61 72-37');
  expect(
    page.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text)),
  ).toEqual([
    ['5:00', 'P1', '500–700', '500–700', '500–700'],
    ['5:00', 'P2', '9', '9', '9'],
    ['6:30', 'P1', '800–1000', '800–1000', '800–1000'],
    ['6:30', 'P2', '9', '9', '9'],
  ]);
  expect(page.text).toContain(
    'Prices are from patch 1.31.1. Replays don’t record what was mined, so the gold left is unknown.',
  );
  expect(page.querySelector('a')!.getAttribute('href')).toBe('/e/#spending');
});

test('allies are one line, and many sides none', () => {
  const two = game(
    spent('1', [0, 1, 2], [0, 1, 4]),
    spent('2', [0, 5, 5], [0, 5, 5]),
    spent('3', [0, 10, 20], [0, 10, 20]),
  );
  expect(spendingLines(two.players, two.spending!)).toEqual([
    { label: 'P1 & P3', least: [0, 11, 22], most: [0, 11, 24] },
    { label: 'P2', least: [0, 5, 5], most: [0, 5, 5] },
  ]);
  const six = game(...['1', '2', '3', '4', '5', '6'].map((slot) => spent(slot, [0, 1, 2], [0, 1, 2])));
  const players = six.players.map((one, team) => ({ ...one, team }));
  const page = html(goldSpent({ ...six, players }, undefined));
  expect(page.querySelectorAll('svg')).toHaveLength(0);
  expect(page.text).toContain('Archer');
});

test('a line is as short as it can be, and ends where it ends', () => {
  expect(coarsePath([])).toBe('M0 0l');
  expect(
    coarsePath([
      [40, 130],
      [50, 120],
      [60, 120],
    ]),
  ).toBe('M40 130l10-10 10 0');
  const long = Array.from({ length: 240 }, (_, index): [number, number] => [index, 0]);
  expect(coarsePath(long).split(' ').length).toBeLessThan(50);
});

test('nothing is said where nothing is proven or was spent', () => {
  expect(goldSpent(gameOf([player()]), undefined)).toBeNull();
  expect(spendingInFull(gameOf([player()]))).toBeNull();
  expect(goldSpent(game(spent('1', [0, 0, 0], [0, 0, 0])), undefined)).toBeNull();
});

test('every game of the archive has it, the drawing in little space', () => {
  for (const one of games) {
    const section = goldSpent(one, '/replays/x/made/');
    expect(section, one.replayId).not.toBeNull();
    const drawing = html({ ...section!, parts: section!.parts.filter(({ kind }) => kind === 'drawing') });
    expect(drawing.toString().length, one.replayId).toBeLessThan(3200);
    expect(sectionNodes([spendingInFull(one)!], (path) => path).length, one.replayId).toBeGreaterThan(4);
  }
});

test('supply and proven losses stand beside what was spent, and the last loss in a sentence', () => {
  const told = game(spent('1', [0, 500, 800], [0, 700, 1000]), spent('2', [0, 9, 9], [0, 9, 9]));
  const [first, second] = told.players;
  first!.supply = [{ ms: at('5:00'), used: [13, 15], made: [22, 22] }];
  first!.losses = [
    { ms: at('4:00'), food: 3 },
    { ms: at('6:00'), food: 29 },
  ];
  second!.losses = [];
  const page = html(goldSpent(told, '/e/'));
  expect(
    page.querySelectorAll('tbody tr').map((row) =>
      row
        .querySelectorAll('td')
        .slice(-2)
        .map(({ text }) => text),
    ),
  ).toEqual([
    ['13–15/22', '3'],
    ['–', '0'],
    ['–', '29'],
    ['–', '0'],
  ]);
  expect(page.text).toContain('P1 lost at least 29 food by 6:00.');
  expect(page.text).not.toContain('P2 lost');
});

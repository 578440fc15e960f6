import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import type { PlayerSpending } from '../../../../src/game/spending-schema.ts';
import { coarsePath, spendingLines } from '../../../../src/view/svg/spending-lines.ts';
import { goldSpent, spendingInFull } from '../../../../src/view/game/spending.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import type { Section } from '../../../../src/view/page.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
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

test('allies are one line, and many sides none', () => {
  const two = game(
    spent('1', [0, 1, 2], [0, 1, 4]),
    spent('2', [0, 5, 5], [0, 5, 5]),
    spent('3', [0, 10, 20], [0, 10, 20]),
  );
  expect(spendingLines(two.players, two.spending!)).toMatchSnapshot();
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

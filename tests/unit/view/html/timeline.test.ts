import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { gameReport } from '../../../../src/view/game/game.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import { KIND_NAMES } from '../../../../src/view/svg/kinds.ts';
import { games } from '../../../support/analysed-archive.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const HOSTILE = '"><script>alert(1)</script>\u202e';
const report = (game: GameAnalysis) => renderToString(h(GameReport, { sections: gameReport(game) }));
const page = (game: GameAnalysis) => parse(report(game));

test('every game of the archive has a drawing for each player, and a row for each order', () => {
  for (const game of games) {
    const root = page(game);
    expect(root.querySelectorAll('.timeline svg.drawing')).toHaveLength(game.players.length);
    const steps = game.players.reduce((sum, { build }) => sum + build.length, 0);
    expect(root.querySelectorAll('table.build tbody tr'), game.replayId).toHaveLength(steps);
  }
});

test('nothing is inline, not a number or a stranger’s markup', () => {
  const hostile = gameOf([player({ handle: HOSTILE, name: HOSTILE, build: [step(0, HOSTILE)] })]);
  for (const game of [...games.slice(0, 5), hostile]) {
    const html = report(game);
    expect(html).not.toMatch(/style=|<style|<script|NaN|undefined|Infinity|\[object/);
  }
});

test('the drawing has a title and a description for those who do not see it', () => {
  const drawing = page(gameOf([player({ build: [step(0, 'Archer')] })])).querySelector('svg.drawing');
  expect(drawing?.getAttribute('role')).toBe('img');
  expect(drawing?.querySelector('title')?.text).toBe('Timeline of Moon');
  expect(drawing?.querySelector('desc')?.text).toContain('from 0:00 to 10:00');
});

test('every mark says what it is and when', () => {
  const build = [step(60_000, 'Archer'), step(90_000, 'Archer'), step(300_000, 'Huntress')];
  const marks = page(gameOf([player({ build })])).querySelectorAll('.drawing g.unit title');
  expect(marks.map(({ text }) => text)).toEqual(['1:00 Archer ×2; again at 1:30', '5:00 Huntress']);
});

describe('layouts', () => {
  const some = (slot: string, team: number) =>
    player({ slot, team, handle: `P${slot}`, build: [step(1000, 'Archer')] });
  const headings = (game: GameAnalysis) =>
    page(game)
      .querySelectorAll('section[aria-labelledby=build-orders] :is(h3, summary bdi)')
      .map(({ text }) => text);

  test('two players share one table, in order of time', () => {
    const game = gameOf([
      player({ build: [step(1000, 'Archer'), step(3000, 'Huntress')] }),
      player({ slot: '2', team: 1, handle: 'Grubby', build: [step(2000, 'Grunt')] }),
    ]);
    const rows = page(game).querySelectorAll('table.build tr');
    expect(rows.map((row) => row.querySelectorAll('th, td').map(({ text }) => text.trim()))).toEqual([
      ['Time', 'Moon  Night Elf', 'Grubby  Night Elf', 'Kind'],
      ['0:01', 'Archer', '', 'unit'],
      ['0:02', '', 'Grunt', 'unit'],
      ['0:03', 'Huntress', '', 'unit'],
    ]);
  });

  test('teams stand together', () => {
    const game = gameOf([some('1', 0), some('2', 1), some('3', 0), some('4', 1)]);
    expect(headings(game)).toEqual(['Team 1', 'P1', 'P3', 'Team 2', 'P2', 'P4']);
    const drawn = page(game).querySelectorAll('.timeline .scroll > details > summary');
    expect(drawn.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual(
      ['P1', 'P3', 'P2', 'P4'].map((name, index) => `${name} Night Elf, Team ${index < 2 ? 1 : 2}`),
    );
  });

  test('teams are counted as they stand, whatever numbers the recording gives them', () => {
    const game = gameOf([some('1', 0), some('2', 2), some('3', 0), some('4', 2)]);
    expect(headings(game)).toEqual(['Team 1', 'P1', 'P3', 'Team 2', 'P2', 'P4']);
  });

  test('where everyone plays alone there are no teams', () => {
    const game = gameOf(['1', '2', '3'].map((slot) => some(slot, Number(slot))));
    expect(headings(game)).toEqual(['P1', 'P2', 'P3']);
    expect(report(game)).not.toContain('Team');
  });

  test('with many players the drawings are folded', () => {
    const open = (count: number) =>
      page(gameOf(Array.from({ length: count }, (_, index) => some(String(index), index)))).querySelectorAll(
        '.timeline details[open]',
      ).length;
    expect([open(2), open(4), open(8)]).toEqual([2, 4, 0]);
  });

  test('without orders there is neither drawing nor table', () => {
    expect(report(gameOf([player()]))).not.toMatch(/id="timeline"|id="build-orders"/);
  });
});

test('there is a box for each kind, all ticked', () => {
  const boxes = page(games[0]!).querySelectorAll('.filters input');
  expect(boxes.map((box) => box.getAttribute('class'))).toEqual(KIND_NAMES.map(([kind]) => `show-${kind}`));
  for (const box of boxes) expect(box.hasAttribute('checked')).toBe(true);
});

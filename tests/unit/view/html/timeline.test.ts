import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { gameReport } from '../../../../src/view/game/game.ts';
import { GameReport } from '../../../../src/view/html/GameReport.tsx';
import { games } from '../../../support/analysed-archive.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const HOSTILE = '"><script>alert(1)</script>\u202e';
const report = (game: GameAnalysis) => renderToString(h(GameReport, { sections: gameReport(game) }));
const page = (game: GameAnalysis) => parse(report(game));

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
    expect(
      rows.map((row) => row.querySelectorAll('th, td').map(({ text }) => text.trim())),
    ).toMatchSnapshot();
  });

  test('teams stand together', () => {
    const game = gameOf([some('1', 0), some('2', 1), some('3', 0), some('4', 1)]);
    expect(headings(game)).toEqual(['Team 1', 'P1', 'P3', 'Team 2', 'P2', 'P4']);
    const drawn = page(game).querySelectorAll('.timeline .scroll > details > summary');
    expect(drawn.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual(
      ['P1', 'P3', 'P2', 'P4'].map((name, index) => `${name} Night Elf, Team ${index < 2 ? 1 : 2}`),
    );
  });

  test('without orders there is neither drawing nor table', () => {
    expect(report(gameOf([player()]))).not.toMatch(/id="timeline"|id="build-orders"/);
  });
});

/** Comparisons of published games match their documents, calculated here in a different way. */
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { decodeOpenings } from '../../../src/app/compare/closest/index-text.ts';
import { CompareReport } from '../../../src/app/compare/report/CompareReport.tsx';
import { compareSideOf, type Side } from '../../../src/app/compare/side.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { builtFiles, builtJson, builtText } from '../../support/build.ts';

const games = builtFiles('.json')
  .filter((file) => file.startsWith('data/games/'))
  .sort()
  .map((file) => builtJson<GameAnalysis>(file));
const players = games.flatMap((game) => game.players.map(({ slot }) => compareSideOf(game, slot)!));

/** Pairs every third player with the next one of the same race, so that all races and many games are included. */
const pairs = players.flatMap((a, index): [string, Side, Side][] => {
  const b = players.slice(index + 1).find(({ player }) => player.race === a.player.race);
  return index % 3 === 0 && b && a.player.race ? [[`${a.game.replayId}.${a.player.slot}`, a, b]] : [];
});

const seconds = (ms: number) => Math.floor(ms / 1000);

test('without its spoilers only the first differences and key timings are left, as on a game page', () => {
  const [, a, b] = pairs[0]!;
  const page = parse(render(h(CompareReport, { a, b })));
  for (const hidden of page.querySelectorAll('.reveals-length, .length')) hidden.remove();
  const sections = page.querySelectorAll('section').map((one) => one.getAttribute('aria-labelledby'));
  expect(sections).toEqual(['differences', 'timings']);
  expect(page.text).not.toMatch(/\b(won|lost|over by then)\b/);
});

test('the page loads what reads recordings and packed games only with the first of them', () => {
  const files = new Set(builtFiles('.js'));
  const loaded = new Set<string>();
  const visit = (path: string, pattern: RegExp) => {
    for (const [, name = ''] of builtText(path).matchAll(pattern)) {
      const program = new URL(name, `http://build/${path}`).pathname.slice(1);
      if (!files.has(program) || loaded.has(program)) continue;
      loaded.add(program);
      visit(program, /\b(?:import|from)\s*"([^"]+\.js)"/g);
    }
  };
  visit('compare/index.html', /src="([^"]+\.js)"/g);
  expect(loaded.size).toBeGreaterThan(1);
  expect([...loaded].filter((path) => /worker|unpack|pack-file/.test(path))).toEqual([]);
});

test('the openings are those of the published games', () => {
  const openings = decodeOpenings(builtJson('data/openings.json'));
  const people = games.flatMap(({ replayId, players }) =>
    players.filter(({ kind }) => kind === 'human').map(({ slot }) => `${replayId}.${slot}`),
  );
  expect(openings?.map(({ replayId, slot }) => `${replayId}.${slot}`).sort()).toEqual(people.sort());
  for (const { replayId, slot, steps } of openings ?? []) {
    const { build } = games
      .find((game) => game.replayId === replayId)!
      .players.find((one) => one.slot === slot)!;
    for (const { id, sec } of steps)
      expect(seconds(build.find((step) => step.id === id && !step.cancelled)!.ms)).toBe(sec);
  }
});

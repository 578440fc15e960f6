/** Comparisons of published games match their documents, calculated here in a different way. */
import { gzipSync } from 'node:zlib';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { decodeOpenings } from '../../src/app/compare/closest/index-text.ts';
import { CompareReport } from '../../src/app/compare/report/CompareReport.tsx';
import { compareBuilds } from '../../src/app/compare/rows.ts';
import { compareSideOf, type Side } from '../../src/app/compare/side.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../src/game/analysis.ts';
import { formatClock } from '../../src/game/clock.ts';
import { builtFiles, builtJson, builtText } from '../support/build.ts';

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

test('there are pairs of every race', () => {
  expect(pairs.length).toBeGreaterThan(30);
  expect(new Set(pairs.map(([, { player }]) => player.race)).size).toBe(4);
});

describe.each(pairs)('%s with another of its race', (_, a, b) => {
  /** Seconds of each order of one kind. */
  const times = ({ build }: AnalysedPlayer, id: string): number[] =>
    build
      .filter((step) => step.id === id && step.type !== 'revival' && !step.cancelled)
      .map(({ ms }) => seconds(ms));

  test('rows', () => {
    const rows = compareBuilds(a, b).filter(({ kind }) => kind !== 'hero');
    const ids = new Set([...a.player.build, ...b.player.build].map(({ id }) => id));
    for (const id of ids) {
      const [ofA, ofB] = [times(a.player, id), times(b.player, id)];
      const own = rows.filter((row) => (row.a ?? row.b)!.id === id);
      if (own.length === 0) continue;
      const stated = own.map(({ ahead }) => ahead);
      const wanted = Array.from({ length: Math.max(ofA.length, ofB.length) }, (_, nth) =>
        nth < ofA.length && nth < ofB.length ? ofB[nth]! - ofA[nth]! : null,
      );
      expect(stated, id).toEqual(wanted);
    }
  });

  test('the timings that the page shows', () => {
    const page = parse(render(h(CompareReport, { a, b })));
    const shown = new Map(
      page
        .querySelectorAll('section[aria-labelledby="timings"] tbody tr')
        .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text))
        .map(([name, ...cells]) => [name, cells]),
    );
    const ordered = ({ player }: Side): Record<string, number | undefined> => ({
      'First hero': player.heroes[0]?.ordered?.ms,
      'Second hero': player.heroes[1]?.ordered?.ms,
      'Third hero': player.heroes[2]?.ordered?.ms,
      'Tier 2': player.tiers[0]?.ordered?.ms,
      'Tier 3': player.tiers[1]?.ordered?.ms,
      'First expansion': player.expansions[0]?.ms,
    });
    const [ofA, ofB] = [ordered(a), ordered(b)];
    for (const name of Object.keys(ofA)) {
      const [one, other] = [ofA[name], ofB[name]];
      const cells = shown.get(name);
      if (one !== undefined) expect(cells?.[0]).toContain(formatClock(one));
      if (other !== undefined) expect(cells?.[1]).toContain(formatClock(other));
      const both = one !== undefined && other !== undefined;
      if (cells && !both) expect(cells[2]).not.toContain('earlier');
      if (!both) continue;
      const difference = seconds(other) - seconds(one);
      const size = Math.abs(difference);
      const words = `${difference > 0 ? 'A' : 'B'} ${size < 60 ? `${size} s` : formatClock(size * 1000)} earlier`;
      expect(cells?.[2]).toBe(difference === 0 ? 'same second' : words);
    }
  });
});

test('without its spoilers only the first differences and key timings are left, as on a game page', () => {
  const [, a, b] = pairs[0]!;
  const page = parse(render(h(CompareReport, { a, b })));
  for (const hidden of page.querySelectorAll('.reveals-length, .length')) hidden.remove();
  const sections = page.querySelectorAll('section').map((one) => one.getAttribute('aria-labelledby'));
  expect(sections).toEqual(['differences', 'timings']);
  expect(page.text).not.toMatch(/\b(won|lost|over by then)\b/);
});

test('the page asks for little before somebody wants more', () => {
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
  const sizes = [...loaded].map((path) => gzipSync(builtText(path), { level: 9 }).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`Compare page: ${loaded.size} programs, together ${sum} bytes with gzip`);
  expect(sum).toBeGreaterThan(10_000);
  // The search of every page suggests words, which takes 0.5 kB; the first differences and the door to the race
  // take 1.5 kB. The race of the visitor's games takes 0.5 kB. Texts in words files, with a name each, take 0.5 kB.
  // Parts that the drop page shares have their texts in words files, another 1 kB.
  // Short names of events and the fold around the choice of games take up to 1.5 kB with the chunks that they share.
  expect(sum).toBeLessThan(46.5 * 1024);
  // Code for recordings and packed games loads with the first of them.
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

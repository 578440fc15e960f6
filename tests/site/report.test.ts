/** Numbers on game pages, in their drawings and files, match the published analysis. */
import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { apmCsv } from '../../src/view/csv/apm.ts';
import { buildOrdersCsv, buildOrdersText } from '../../src/view/csv/build-orders.ts';
import { spendingCsv } from '../../src/view/csv/spending.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { formatClock } from '../../src/game/clock.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtPage, builtText, fileFor } from '../support/build.ts';

const games = builtFiles('.json')
  .filter((file) => file.startsWith('data/games/'))
  .map((file) => builtJson<GameAnalysis>(file));
const fileOf = (path: string): string => fileFor(path) ?? `no file for ${path}`;
/** The lines of a file as cells. Object names contain no quotes, and player names aren't checked. */
const linesOf = (csv: string) => {
  const [head, ...lines] = csv.slice(1).trimEnd().split('\r\n');
  return { head: head!.split(','), lines };
};

test('the page of every game is light', () => {
  const sizes = games
    .map(({ replayId, players }) => ({
      replayId,
      duel: players.length === 2,
      bytes: gzipSync(builtText(fileOf(urls.game(replayId))), { level: 9 }).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = (duel: boolean) => sizes.find((size) => size.duel === duel);
  console.log(`Largest pages, gzip: ${JSON.stringify([largest(true), largest(false)])}`);
  // 21 and 22 kB until maps showed the ground of their files: water, cliffs, woods and camps take 3 kB. A drawn route
  // per player, bands of hero levels and a complete legend are 1 kB more, the supply of each order half a kB. The
  // story's claims with their evidence, and the economy, are another kB.
  expect(largest(true)?.bytes).toBeLessThan(27 * 1024);
  expect(largest(false)?.bytes).toBeLessThan(27 * 1024);
});

describe.each(games.filter((_, index) => index % 4 === 0).map((game) => [game.replayId, game] as const))(
  '%s',
  (replayId, game) => {
    const page = builtPage(fileOf(urls.game(replayId)));
    const orders = builtPage(fileOf(urls.orders(replayId)));

    test('levels and skills of the panels', () => {
      const panels = page.querySelectorAll('.hero-panel');
      const heroes = game.players.flatMap(({ heroes: own }) => own);
      expect(panels).toHaveLength(heroes.length);
      for (const [index, hero] of heroes.entries()) {
        const text = panels[index]!.structuredText;
        expect(text).toContain(hero.name);
        if (hero.ordered) expect(text).toContain(`ordered ${formatClock(hero.ordered.ms)} order`);
        if (hero.level > 0) expect(text).toContain(`Level ${hero.level} or more`);
        const skills = panels[index]!.querySelectorAll('.skills li').map(({ structuredText }) =>
          structuredText.trim(),
        );
        expect(skills).toEqual(
          hero.skills.map(({ name, level, ms }) => `${name} ${level} ${formatClock(ms)}`),
        );
      }
    });

    test('the drawing counts what was ordered', () => {
      const drawings = orders.querySelectorAll('.timeline svg.drawing');
      for (const [index, player] of game.players.filter(({ build }) => build.length > 0).entries()) {
        const texts = drawings[index]!.querySelectorAll('g.building text').map(({ text }) => text);
        const drawn = texts.reduce((sum, text) => sum + Number(/×(\d+)/.exec(text)?.[1] ?? 1), 0);
        const ordered = player.build.filter(({ type, cancelled }) => type === 'building' && !cancelled);
        expect(drawn).toBe(ordered.length);
      }
    });

    test('every mark of a player stands below the drawing in words', () => {
      const drawings = orders.querySelectorAll('.timeline .scroll > details');
      expect(drawings).toHaveLength(game.players.filter(({ build }) => build.length > 0).length);
      for (const drawing of drawings) {
        const words = drawing.querySelectorAll('details li').map(({ text }) => text);
        for (const tip of drawing.querySelectorAll('.tip title, .worker title'))
          expect(words.join('\n')).toContain(tip.text);
      }
    });

    test('actions of each minute', () => {
      const rows = orders.querySelectorAll('#apm ~ details tbody tr');
      const humans = game.players.filter(({ kind }) => kind === 'human');
      for (const [column, { apm }] of humans.entries())
        for (const [minute, actions] of apm.perMinute.entries())
          expect(Number.parseInt(rows[minute]!.querySelectorAll('td')[column]!.text)).toBe(actions);
    });

    test('files that the page makes of the analysis', () => {
      const steps = linesOf(buildOrdersCsv(game));
      expect(steps.lines).toHaveLength(game.players.reduce((sum, { build }) => sum + build.length, 0));
      expect(steps.lines.map((line) => Number.parseInt(line))).toEqual(
        game.players.flatMap(({ build }) => build.map(({ ms }) => ms)).sort((a, b) => a - b),
      );
      const actions = linesOf(apmCsv(game)).lines.reduce(
        (sum, line) => sum + Number(line.split(',').at(-1)),
        0,
      );
      expect(actions).toBe(
        game.players.flatMap(({ apm }) => apm.perMinute).reduce((sum, count) => sum + count, 0),
      );
      const lines = buildOrdersText(game).split('\n');
      for (const { build } of game.players)
        for (const { ms, name } of build.slice(0, 5)) {
          const line = (text: string) =>
            text.trim().startsWith(`${formatClock(ms)}  `) && text.includes(`  ${name}`);
          expect(lines.some(line), `${formatClock(ms)} ${name}`).toBe(true);
        }
      const amounts = linesOf(spendingCsv(game)).lines.filter((line) => line.includes(',gold,all,'));
      expect(amounts).toHaveLength(game.players.length * game.spending!.minutes.length);
    });
  },
);

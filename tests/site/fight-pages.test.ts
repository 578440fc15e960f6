/** Pages of single fights: what a reader of links gets from them, and where they lead. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import type { ToldGame } from '../../src/map/story-schema.ts';
import { sharedSeconds } from '../../src/map/story/shared-fights.ts';
import { SITE_URL } from '../../src/site.ts';
import { urls } from '../../src/urls.ts';
import { PIXELS } from '../../src/view/png/picture.ts';
import { builtFiles, builtJson, builtPage, builtText, DIST } from '../support/build.ts';

const OF_FIGHT = /^replays\/[^/]+\/\d+-\d\d\/index\.html$/;
const files = builtFiles('index.html').filter((file) => OF_FIGHT.test(file));
const games = builtFiles('.json')
  .filter((file) => file.startsWith('data/games/'))
  .map((file) => builtJson<GameAnalysis & ToldGame>(file));

test('each game has the pages of its chosen fights, as its stage says', () => {
  const chosen = games.flatMap((game) => {
    const stage = builtPage(`${urls.game(game.replayId).slice(1)}index.html`).querySelector(
      '[data-playback]',
    );
    if (!stage) return [];
    const { shot } = JSON.parse(stage.getAttribute('data-playback')!) as { shot: { shared: number[] } };
    expect(shot.shared, game.replayId).toEqual(sharedSeconds(game));
    return shot.shared.map((second) => `${urls.fight(game.replayId, second * 1000).slice(1)}index.html`);
  });
  expect(files.length).toBeGreaterThan(games.length);
  expect(files.toSorted()).toEqual(chosen.map(decodeURIComponent).toSorted());
});

test('a reader of links gets title, words and picture of the fight, without its result', async () => {
  const titles = new Set<string>();
  for (const file of files) {
    const page = parse(builtText(file));
    const metas = page.querySelectorAll('meta');
    const meta = (name: string) =>
      metas
        .filter((one) => [one.getAttribute('name'), one.getAttribute('property')].includes(name))
        .map((one) => one.getAttribute('content') ?? '')
        .join('|');
    const path = `/${file.replace(/index\.html$/, '')}`;
    const game = games.find(({ replayId }) => file.startsWith(`replays/${replayId}/`))!;
    expect(meta('og:url'), file).toBe(new URL(path, SITE_URL).href);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href'), file).toBe(
      new URL(urls.game(game.replayId), SITE_URL).href,
    );
    expect(meta('robots'), file).toBe('noindex');
    expect(meta('twitter:card'), file).toBe('summary_large_image');
    expect(meta('og:description').length, file).toBeGreaterThan(40);
    expect(meta('og:description').length, file).toBeLessThanOrEqual(160);
    titles.add(meta('og:title'));
    const said = `${meta('og:title')} ${meta('og:description')} ${meta('og:image:alt')}`;
    const names = [game.map, ...game.players.flatMap(({ name, handle }) => [name ?? '', handle])].filter(
      Boolean,
    );
    const text = names.reduce((rest, name) => rest.replaceAll(name, ''), said);
    expect(text, file).not.toMatch(/\b(won|lost|wins?|loses?|beat|died|last)\b/i);
    const image = new URL(meta('og:image')).pathname.slice(1);
    const { format, width, height } = await sharp(join(DIST, decodeURIComponent(image))).metadata();
    expect([format, width, height], file).toEqual(['png', PIXELS.width, PIXELS.height]);
    expect(statSync(join(DIST, decodeURIComponent(image))).size, file).toBeLessThan(60_000);
  }
  expect(titles.size).toBe(files.length);
});

test('it leads to the game at that second, with and without a script', () => {
  for (const file of files) {
    const page = builtPage(file);
    const [, game, minutes, seconds] = /^(replays\/[^/]+\/)(\d+)-(\d\d)\//.exec(file)!;
    const to = `/${game!}#t=${minutes}:${seconds}`;
    const links = page.querySelectorAll('a');
    expect(
      links.map((link) => decodeURIComponent(link.getAttribute('href')!)),
      file,
    ).toEqual([to]);
    const refresh = [...builtText(file).matchAll(/<noscript><meta http-equiv="refresh" content="([^"]*)">/g)];
    expect(
      refresh.map(([, content = '']) => decodeURIComponent(content)),
      file,
    ).toEqual([`0; url=${to}`]);
    expect(page.querySelectorAll('script[src]').length, file).toBe(1);
  }
});

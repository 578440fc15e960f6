/** Embedded games, and the data about them for programs. */
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { formatClock } from '../../../src/game/clock.ts';
import { SITE_NAME, SITE_URL } from '../../../src/site.ts';
import { absolute, urls } from '../../../src/urls.ts';
import { winnerNames } from '../../../src/view/game-title.ts';
import { builtFiles, builtJson, builtPage, builtText, fileFor } from '../../support/build.ts';
import { games } from '../../support/hub-pages.ts';

const frameOf = ({ replayId }: GameAnalysis): string => fileFor(urls.embed(replayId))!;
const some = games.filter((_, index) => index % 8 === 0);

test('every game has a frame and a document, and none is an address to find', () => {
  const count = (folder: string, ending: string) =>
    builtFiles(ending).filter((file) => file.startsWith(folder)).length;
  expect([count('embed/', 'index.html'), count('oembed/', '.json')]).toEqual([games.length, games.length]);
  for (const file of builtFiles('.xml')) expect(builtText(file), file).not.toContain(`${SITE_URL}/embed/`);
});

test('a frame only runs what plays the game, and loads no font', () => {
  for (const game of games) {
    const page = builtPage(frameOf(game));
    expect(page.querySelectorAll('style, [style], link[rel=preload]').map(String)).toEqual([]);
    expect(page.querySelectorAll('script').map((script) => script.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/_astro\//),
    ]);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      absolute(urls.game(game.replayId), SITE_URL),
    );
  }
  const styles = builtPage(frameOf(games[0]!)).querySelectorAll('link[rel=stylesheet]');
  expect(styles.map((style) => builtText(style.getAttribute('href')!.slice(1))).join('')).not.toContain(
    '@font-face',
  );
});

describe.each(some.map((game) => [game.replayId, game] as const))('%s', (replayId, game) => {
  const page = builtPage(frameOf(game));
  const opened = page.querySelector('details')!;
  const asked = opened.text;
  opened.remove();

  test('who won and how long it took opens with a click', () => {
    const before = page.querySelector('body')!.text;
    for (const { handle } of game.players) expect(before).toContain(handle);
    expect(before).not.toContain(formatClock(game.decidedMs));
    expect(before).not.toMatch(/\bw[io]n(ner|s)?\b|\blost\b/i);
    expect(asked).toContain(formatClock(game.decidedMs));
    expect(asked).toContain(winnerNames(game) || 'Not known');
  });

  test('the page of the game has the frame to copy, and leads to the document that has it too', () => {
    const own = builtPage(fileFor(urls.game(replayId))!);
    const link = own.querySelector('link[type="application/json+oembed"]')!.getAttribute('href');
    expect(link).toBe(absolute(urls.oEmbed(replayId), SITE_URL));
    const told = builtJson<Record<string, unknown>>(fileFor(urls.oEmbed(replayId))!);
    expect(told).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: SITE_NAME,
      width: 640,
      height: 480,
    });
    expect(fileFor(new URL(String(told['thumbnail_url'])).pathname)).toMatch(/\.png$/);
    const html = String(told['html']);
    expect(html).toContain(`src="${absolute(urls.embed(replayId), SITE_URL)}"`);
    const shown = own.querySelector('[aria-labelledby=data] details pre')!.innerHTML;
    expect(shown).toBe(`<code id="frame-code">${encoded(html)}</code>`);
    expect(own.querySelector('button[data-copies]')?.getAttribute('data-copies')).toBe('frame-code');
  });
});

const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

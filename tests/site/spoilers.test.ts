/** The visible parts of a page in spoiler-free mode. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { FIRST_MINUTES } from '../../src/map/fights/first-minutes.ts';
import { formatClock } from '../../src/game/clock.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtHtml, builtJson, builtPage, sharedPage } from '../support/build.ts';
import { sampled } from '../support/sample.ts';

const HIDDEN = ['.result', '.length', '.reveals-length', '.reveals-series', '.later'];

/** The main part of a page without hidden parts; table heads stay. */
function spoilerFree(file: string): HTMLElement {
  const main = builtPage(file).querySelector('main')!;
  for (const element of main.querySelectorAll(HIDDEN.join(', ')))
    if (!element.closest('thead')) element.remove();
  for (const head of main.querySelectorAll('thead')) head.remove();
  // The map stays, with the first five minutes.
  for (const late of main.querySelectorAll('.map-figure :is(.from-5, .from-8, .from-10, .told)'))
    late.remove();
  return main;
}

const games = sampled(builtFiles('.json').filter((file) => file.startsWith('data/games/'))).map((file) =>
  builtJson<GameAnalysis>(file),
);

const RESULT_WORDS = /\b(won|lost|wins?|loses?|beat|defeated|victory)\b/i;
/** Key timings are shown, because they are early except for a late third tier or expansion. */
const KEY_TIMINGS = ['timings', 'against-archive'];
/** A time in the last part of a game roughly reveals its length. */
const LAST_PART = 0.9;

describe('the page of a game without its spoilers', () => {
  test.each(games.map((game) => [game.replayId, game] as const))('%s', (replayId, game) => {
    const main = spoilerFree(`${urls.game(replayId).slice(1)}index.html`);
    const names = game.players.flatMap(({ name, handle }) => [name ?? '', handle]);
    let { text } = main;
    for (const name of names.filter(Boolean)) text = text.replaceAll(name, '');
    expect(text).not.toMatch(RESULT_WORDS);
    if (game.winner) expect(text).not.toContain(game.winner.sentence);

    // Data for search engines dates the game, not its events.
    for (const script of main.querySelectorAll('script')) script.remove();
    for (const section of main.querySelectorAll('section'))
      if (KEY_TIMINGS.includes(section.getAttribute('aria-labelledby') ?? '')) section.remove();
    const times = [...main.innerHTML.replaceAll(/<[^>]*>/g, ' ').matchAll(/(\d+):([0-5]\d)(?! UTC)/g)].map(
      ([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1000,
    );
    expect(times.filter((ms) => ms > LAST_PART * game.durationMs)).toEqual([]);
  });
});

/** The main part of a game's page when the mode only shows the first minutes. */
function firstMinutes(file: string, minutes: number): HTMLElement {
  const main = builtPage(file).querySelector('main')!;
  const late = FIRST_MINUTES.filter((one) => one >= minutes).map((one) => `.from-${one}`);
  const whole = [
    'script',
    '.told',
    "section[aria-labelledby='against-archive']",
    'select[data-preference]',
    '.jumps',
  ];
  for (const element of main.querySelectorAll([...late, ...whole].join(', '))) element.remove();
  for (const element of main.querySelectorAll(HIDDEN.join(', ')))
    if (!element.closest('thead') && !element.classList.contains('timed')) element.remove();
  return main;
}

describe.each(FIRST_MINUTES)('the first %i minutes of a game', (minutes) => {
  test.each(games.map((game) => [game.replayId, game] as const))('%s', (replayId, game) => {
    const main = firstMinutes(`${urls.game(replayId).slice(1)}index.html`, minutes);
    const text = main.innerHTML.replace(/<[^>]*>/g, ' ');
    const late = [...text.matchAll(/(\d+):([0-5]\d)(?! UTC)/g)].filter(([, at]) => Number(at) >= minutes);
    expect(late.map(([time]) => time)).toEqual([]);
    expect(text).not.toContain('Last fight');
    const names = game.players.flatMap(({ name, handle }) => [name ?? '', handle]).filter(Boolean);
    expect(names.reduce((rest, name) => rest.replaceAll(name, ''), text)).not.toMatch(RESULT_WORDS);
  });
});

describe('lists without their spoilers', () => {
  const lists = builtFiles('index.html').filter((file) =>
    /^(index|replays\/index|events\/|players\/)/.test(file),
  );

  test.each(lists)('%s', (file) => {
    const main = spoilerFree(file);
    const rows = main.querySelectorAll('table.games tbody tr');
    for (const row of rows) expect(row.text).not.toMatch(/\d:\d\d/);
    // At most one game of each series.
    const series = rows.flatMap((row) => row.getAttribute('data-series') ?? []);
    expect(new Set(series).size).toBe(series.length);
    if (/^(events|players)\/./.test(file)) expect(main.text).not.toMatch(/\b\d+ games?\b|\b\d : \d\b/i);
  });
});

test('whatever is hidden can be asked for where it is', () => {
  for (const file of builtHtml()) {
    const hidden = sharedPage(file).querySelectorAll(HIDDEN.slice(0, 4).join(', '));
    const lost = hidden.filter(
      (element) =>
        !element.closest('thead') &&
        !element.closest('.asked') &&
        !element.closest('.spoiler')?.querySelector('button[data-reveal=here]'),
    );
    expect(
      lost.map((element) => element.toString().slice(0, 120)),
      file,
    ).toEqual([]);
  }
});

test('lengths are written as the pages write them, so that they would be found', () => {
  const [game] = games;
  const page = builtPage(`${urls.game(game!.replayId).slice(1)}index.html`);
  expect(page.querySelector('main')!.text).toContain(formatClock(game!.decidedMs));
});

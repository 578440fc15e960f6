/** Every page has a Markdown version with the same content. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { formatClock } from '../../src/game/clock.ts';
import { SITE_NAME, SITE_URL } from '../../src/site.ts';
import { absolute, twin, urls } from '../../src/urls.ts';
import { games } from '../support/hub-pages.ts';
import { builtFiles, builtHtml, builtJson, builtText, fileFor, sharedPage } from '../support/build.ts';
import { readMarkdown, type ReadMarkdown } from '../support/read-markdown.ts';

/** Addresses of all pages with a Markdown version. */
const pages = builtHtml()
  .filter((file) => file !== '404.html')
  .map((file) => `/${file.replace(/index\.html$/, '')}`);

const fileOf = (address: string): string => decodeURIComponent(address).replace(/^\//, '');
const read = (page: string): ReadMarkdown => readMarkdown(builtText(fileOf(twin(page))));
const pageOf = (page: string) => sharedPage(`${fileOf(page)}index.html`);
const textOf = (page: string): string => pageOf(page).querySelector('main')?.structuredText ?? '';
/** Addresses of Markdown versions that a page links to. */
const twinsNamed = (page: HTMLElement) =>
  page
    .querySelectorAll('link[rel="alternate"][type="text/markdown"]')
    .map((link) => link.getAttribute('href'));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('addresses', () => {
  test('every page has one twin, and there is no other Markdown', () => {
    // Skills for agents are separate documents.
    const markdown = builtFiles('.md').filter((file) => !file.startsWith('.well-known/'));
    expect(markdown.sort()).toEqual(pages.map(twin).map(fileOf).sort());
    expect(pages.length).toBeGreaterThan(50);
  });

  test('the 404 page has none', () => {
    expect(twinsNamed(sharedPage('404.html'))).toEqual([]);
  });

  test('no sitemap lists a twin', () => {
    for (const file of builtFiles('.xml')) expect(builtText(file), file).not.toMatch(/\.md\s*</);
  });
});

describe.each(pages)('the twin of %s', (page) => {
  const file = builtText(fileOf(twin(page)));
  const markdown = read(page);

  test('is named by the page, and has its title, address and description', () => {
    const html = pageOf(page);
    expect(twinsNamed(html)).toEqual([absolute(twin(page), SITE_URL)]);
    const head = html.querySelector('head')!;
    const title = head.querySelector('title')?.text;
    expect([markdown.front['title'], `${markdown.front['title']} · ${SITE_NAME}`]).toContain(title);
    expect(markdown.front['url']).toBe(head.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    expect(markdown.front['description']).toBe(
      head.querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(markdown.headings.filter((heading) => heading.startsWith('1 '))).toEqual([
      `1 ${oneLine(html.querySelector('h1')!.text)}`,
    ]);
  });

  test('is whole: no HTML, no missing value, no broken table', () => {
    expect(markdown.html).toEqual([]);
    const prose = file.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/(?<!\\)<\/?[a-z!]/i);
    expect(prose).not.toMatch(/\bundefined\b|NaN|\[object /);
    for (const [head, ...rows] of markdown.tables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.length, row.join(' | ')).toBe(head?.length);
    }
  });

  test('has absolute links, each to a file of the build or another site', () => {
    const broken = markdown.links.filter((link) => {
      const { origin, pathname } = new URL(link);
      return origin === SITE_URL && !pathname.startsWith('/source') && !fileFor(pathname);
    });
    expect(broken).toEqual([]);
  });
});

describe('the twin of a list of games has its rows', () => {
  test.each([urls.replays()])('%s', (page) => {
    const rows = pageOf(page).querySelectorAll('table.games tbody tr');
    const [heads, ...printed] = read(page).tables[0]!;
    const played = heads!.indexOf('Played');
    expect(played).toBeGreaterThan(0);
    expect(printed.length).toBe(rows.length);
    for (const [index, row] of rows.entries()) {
      // The page marks the winner next to the name; the Markdown version has a winner column.
      const text = oneLine(row.structuredText).replaceAll(' won ', ' ');
      // The page shows races as marks and short dates, which are checked below and by separate tests.
      for (const cell of printed[index]!.filter((_, column) => column !== 1 && column !== played))
        expect(text).toContain(cell);
      for (const race of printed[index]![1]!.split(/ vs |, /)) expect(text).toContain(race);
    }
  });
});

describe('page and twin of a game say the same', () => {
  const games = builtFiles('.json')
    .filter((file) => file.startsWith('data/games/'))
    .map((file) => builtJson<GameAnalysis>(file));

  test.each(games.filter((_, index) => index % 5 === 0).map((game) => [game.replayId, game] as const))(
    '%s',
    (replayId, game) => {
      const page = urls.game(replayId);
      const texts = [oneLine(textOf(page)), read(page).text];
      const event = /^- Event: (.*)$/m.exec(builtText(fileOf(twin(page))))?.[1] ?? 'missing';
      for (const fact of [...factsOf(game), event])
        for (const [index, text] of texts.entries())
          expect(text, `${index === 0 ? 'page' : 'twin'} of ${replayId}`).toContain(fact);
      for (const { build, handle } of game.players)
        for (const [index, rows] of buildsOf(page, handle).entries())
          expect(rows.slice(0, 10), `${index === 0 ? 'page' : 'twin'} of ${replayId}`).toEqual(
            build.slice(0, 10).map(({ ms, name }) => [formatClock(ms), name]),
          );
    },
  );

  /** Facts that both texts must contain, in any wording. */
  function factsOf({ map, patch, decidedMs, winner, players }: GameAnalysis): string[] {
    const based = players.flatMap(({ heroes, tiers }) => [
      heroes[0]?.ordered,
      ...tiers.flatMap(({ ordered, completed, observed }) => [ordered, completed, observed]),
    ]);
    return [
      map,
      patch ?? 'Not known',
      formatClock(decidedMs),
      winner?.sentence.replace(/^Inferred: |\.$/g, '') ?? 'The replay doesn’t show who won.',
      ...players.map(({ handle }) => handle),
      ...players.flatMap(({ heroes }) => heroes.map(({ name }) => name)),
      ...players.map(({ apm, kind }) => (kind === 'human' ? String(apm.average) : '–')),
      ...based.flatMap((time) => (time ? [formatClock(time.ms)] : [])),
    ];
  }

  /** Time and name of each step of a player, from the page and from the Markdown version. */
  function buildsOf(page: string, handle: string): string[][][] {
    const plain = (cells: string[]) => [cells[0]!, cells[1]!.replace(/(?: ×\d+)?(?:, cancelled)?$/, '')];
    const heads = pageOf(page).querySelectorAll(':is(table.build, table.steps) thead th');
    const head = heads.find((one) => one.querySelector('bdi')?.text === handle);
    const column = head?.closest('tr')?.querySelectorAll('th').indexOf(head) ?? -1;
    const rows = head
      ?.closest('table')
      ?.querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => oneLine(cell.text)))
      .flatMap((cells) => (cells[column] ? [[timeBefore(cells, column), cells[column]]] : []));
    const { headings, tables } = read(page);
    const names = headings.filter((heading) => /^3 .*, /.test(heading));
    // Without the supply column, which not every player has.
    const printed = tables.filter(([head]) => /^Time,(?:Supply,)?Order,Kind$/.test(head?.join() ?? ''));
    const own = printed[names.findIndex((name) => name.startsWith(`3 ${handle},`))] ?? [];
    const order = own[0]?.indexOf('Order') ?? -1;
    return [rows ?? [], own.slice(1).map((cells) => [cells[0]!, cells[order]!])].map((steps) =>
      steps.map(plain),
    );
  }
});

/** The last time before a position in a row: the first cell, or the same player's if two are side by side. */
const timeBefore = (cells: readonly string[], place: number): string =>
  cells.slice(0, place).findLast((text) => /^\d+:\d\d$/.test(text)) ?? '';

/** The cells of a column in a table of a Markdown version. */
function cellsBelow(file: string, head: string): string[] {
  const lines = builtText(file).split('\n');
  const first = lines.findIndex((line) => line.includes(`| ${head} |`));
  const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const at = cells(lines[first] ?? '').indexOf(head);
  expect(at, file).toBeGreaterThan(0);
  return lines.slice(first + 2).flatMap((line) => (line.startsWith('|') ? [cells(line)[at]!] : []));
}

test('lists of a matchup say which race won, and lists of a hero how it ended for that side', () => {
  const matchup = cellsBelow('matchups/HvO/index.md', 'Won by (inferred)');
  const played = games.filter((game) => game.matchup === 'HvO');
  const winner = ({ players }: (typeof games)[number]) =>
    players.find(({ result }) => result === 'won')?.race;
  for (const [name, race] of [
    ['Human', 'H'],
    ['Orc', 'O'],
    ['Not known', undefined],
  ] as const)
    expect(
      matchup.filter((cell) => cell === name),
      name,
    ).toHaveLength(played.filter((game) => winner(game) === race).length);
  const hero = cellsBelow('heroes/far-seer/index.md', 'Side with Far Seer (inferred)');
  const own = games
    .map(({ players }) => players.filter(({ heroes }) => heroes.some(({ name }) => name === 'Far Seer')))
    .filter((group) => group.length > 0);
  const ended = (group: (typeof own)[number]) =>
    [...new Set(group.flatMap(({ result }) => result ?? []))].sort().join(' and ') || 'Not known';
  for (const end of ['won', 'lost', 'lost and won', 'Not known'])
    expect(
      hero.filter((cell) => cell === end),
      end,
    ).toHaveLength(own.filter((group) => ended(group) === end).length);
});

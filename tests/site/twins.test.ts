/** Every page has a Markdown version with the same content. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { SITE_NAME, SITE_URL } from '../../src/site.ts';
import { absolute, twin, urls } from '../../src/urls.ts';
import { builtFiles, builtHtml, builtText, fileFor, isMovedPage, sharedPage } from '../support/build.ts';
import { readMarkdown, type ReadMarkdown } from '../support/read-markdown.ts';

/** Addresses of all pages with a Markdown version. */
const pages = builtHtml()
  .filter((file) => file !== '404.html')
  .map((file) => `/${file.replace(/index\.html$/, '')}`);

const fileOf = (address: string): string => decodeURIComponent(address).replace(/^\//, '');
const read = (page: string): ReadMarkdown => readMarkdown(builtText(fileOf(twin(page))));
const pageOf = (page: string) => sharedPage(`${fileOf(page)}index.html`);
/** Addresses of Markdown versions that a page links to. */
const twinsNamed = (page: HTMLElement) =>
  page
    .querySelectorAll('link[rel="alternate"][type="text/markdown"]')
    .map((link) => link.getAttribute('href'));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('addresses', () => {
  test('every page has one twin, and there is no other Markdown', () => {
    // Skills for agents are separate documents.
    const isMoved = (file: string) => file.endsWith('/index.md') && isMovedPage(file.replace(/md$/, 'html'));
    const markdown = builtFiles('.md').filter((file) => !file.startsWith('.well-known/') && !isMoved(file));
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
    expect(file.replace(/^```.*?^```$/gms, '')).not.toMatch(/\S [,;](?:\s|$)/);
    // Links that skip a part of the page are for keyboards.
    for (const skip of pageOf(page).querySelectorAll('a.skip'))
      expect(file).not.toContain(oneLine(skip.text));
    for (const [head, ...rows] of markdown.tables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.length, row.join(' | ')).toBe(head?.length);
    }
  });

  test('has absolute links, each to a file of the build or another site', () => {
    const broken = markdown.links.filter((link) => {
      const { origin, pathname } = new URL(link);
      return origin === SITE_URL && !fileFor(pathname);
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
      const series = row.getAttribute('data-series');
      const head = rows.find((other) => series && other.getAttribute('data-series') === series);
      // Heroes have short names, and the games of a series one head.
      const heroes = row.querySelectorAll('[title]').map((hero) => hero.getAttribute('title'));
      const shown = [row, ...(head ? [head] : [])].map(({ structuredText }) => structuredText);
      const text = oneLine([...shown, ...heroes].join(' ')).replaceAll(' won ', ' ');
      // The page shows races as marks and short dates, which are checked below and by separate tests.
      for (const cell of printed[index]!.filter((_, column) => column !== 1 && column !== played))
        expect(text).toContain(cell);
      for (const race of printed[index]![1]!.split(/ vs |[,;] |: /)) expect(text).toContain(race);
    }
  });
});

/** Page data for search engines and link previews. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { SITE_NAME, SITE_URL } from '../../src/site.ts';
import { PIXELS } from '../../src/view/png/picture.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, DIST, fileFor, sharedPage } from '../support/build.ts';
import { builtPages, pathOf } from '../support/own-links.ts';

const read = (file: string) => {
  const page = sharedPage(file);
  const metas = page.querySelectorAll('head meta');
  const meta = (name: string) => {
    const found = metas.filter((one) =>
      [one.getAttribute('name'), one.getAttribute('property')].includes(name),
    );
    return found.length === 1 ? found[0]!.getAttribute('content')! : `${found.length} elements`;
  };
  return {
    file,
    page,
    meta,
    title: page.querySelector('title')?.text ?? '',
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
};
const pages = builtPages().map(read);
const { replays } = builtJson<ReplayIndex>('data/summaries-index.json');

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value).values()].filter(({ length }) => length > 1).flat();

test('titles are of one page each and end with the name of the site', () => {
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  for (const { title, file } of pages) expect(title, file).toMatch(new RegExp(`\\S.* · ${SITE_NAME}$`));
});

test('descriptions are of one page each and neither too short nor cut off', () => {
  expect(repeated(pages.map(({ meta }) => meta('description')))).toEqual([]);
  for (const { meta, file } of pages) {
    expect(meta('description').length, file).toBeGreaterThanOrEqual(50);
    expect(meta('description').length, file).toBeLessThanOrEqual(160);
  }
});

test('every page says its language, its one address and what it is about', () => {
  for (const { file, page, canonical } of [...pages, read('404.html')]) {
    expect(page.querySelector('html')?.getAttribute('lang'), file).toBe('en');
    expect(page.querySelectorAll('h1').length, file).toBe(1);
    expect(canonical, file).toBe(file === '404.html' ? undefined : SITE_URL + pathOf(file));
  }
});

test('only the page of missing pages is kept out of search engines', () => {
  const hidden = pages
    .filter(({ page }) => page.querySelector('meta[name="robots"]'))
    .map(({ file }) => file);
  expect(hidden).toEqual([]);
  expect(read('404.html').meta('robots')).toBe('noindex');
});

test('links to a page can be shown with title, words and picture', () => {
  for (const { file, title, canonical, meta } of pages) {
    expect(`${meta('og:title')} · ${SITE_NAME}`, file).toBe(title);
    expect(meta('og:description'), file).toBe(meta('description'));
    expect(meta('og:url'), file).toBe(canonical);
    expect(meta('og:type'), file).toBe('website');
    expect(meta('og:site_name'), file).toBe(SITE_NAME);
    expect(meta('og:image:type'), file).toBe('image/png');
    expect([meta('og:image:width'), meta('og:image:height')], file).toEqual([
      `${PIXELS.width}`,
      `${PIXELS.height}`,
    ]);
    expect(meta('og:image:alt').length, file).toBeGreaterThan(10);
    expect(meta('twitter:card'), file).toBe('summary_large_image');
    const image = new URL(meta('og:image'));
    expect(image.origin, file).toBe(new URL(SITE_URL).origin);
    expect(fileFor(image.pathname), file).toMatch(/\.png$/);
  }
});

describe('pictures', () => {
  const OF_FIGHT = /^cards\/games\/[^/]+\/\d+-\d\d\.png$/;
  const pictures = builtFiles('.png').filter((file) => file.startsWith('cards/'));

  test('every game has its own, and no picture is of no game', () => {
    const own = replays.map(({ replayId }) => urls.card(replayId));
    const shown = replays.map(
      ({ replayId }) => new URL(read(`replays/${replayId}/index.html`).meta('og:image')),
    );
    expect(shown.map(({ pathname }) => pathname)).toEqual(own);
    expect(
      pictures
        .filter((file) => !OF_FIGHT.test(file))
        .map((file) => `/${file}`)
        .sort(),
    ).toEqual([...own.map(decodeURIComponent), urls.card()].sort());
  });

  test('all are PNGs of the stated size and small', async () => {
    for (const file of pictures) {
      const { format, width, height } = await sharp(join(DIST, file)).metadata();
      expect([format, width, height], file).toEqual(['png', PIXELS.width, PIXELS.height]);
      expect(statSync(join(DIST, file)).size, file).toBeLessThan(60_000);
    }
    expect(pictures.length).toBeGreaterThan(replays.length);
  });
});

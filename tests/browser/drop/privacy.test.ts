/** Checks that no data leaves: recorded at the server and the proxy, and offline. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '../../support/build.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { expect, test } from './alone.ts';
import { giveFolder, saveReplay } from './watched.ts';
import { WATCH_WORDS } from '../../../src/app/drop/watch/state.ts';
import { ENTRY_WORDS } from '../../../src/app/drop/page/words.ts';
import { CLOSEST, LEFT_BUILDS } from '../../../src/app/library/advice/sections.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';
test('from drop to report, every request asks this site for one of its files and carries nothing', async ({
  alone,
}) => {
  const { received, origin } = alone.site;
  const name = 'very-private-name.w3g';
  await alone.choose({ name, mimeType: '', buffer: await readFile(ONE) });
  await expect(alone.heading).toHaveText(TITLE);
  await alone.button('Start over').click();
  await alone.drag([ONE, join(FIXTURES, 'example-2v2.w3g')]);
  await alone.rest();
  await alone.button('Example: 1v1').click();
  await expect(alone.heading).toHaveText(TITLE);
  await alone.rest();
  await expect(alone.page.locator('#work-on')).toBeVisible();
  await alone.pressBelow(ENTRY_WORDS.insight);
  await expect(alone.page.getByRole('heading', { name: 'Closest games' })).toBeVisible();
  expect(received.length).toBeGreaterThan(5);
  const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
  // An address with an origin, or the method CONNECT, would have gone to another server.
  expect(received.filter(({ method, url }) => method !== 'GET' || !files.has(url))).toEqual([]);
  expect(received.filter(({ body }) => body > 0)).toEqual([]);
  // The proxy sees outgoing requests; otherwise the test would prove nothing.
  await alone.page.goto('http://elsewhere.example/').catch(() => null);
  expect(received.map(({ url }) => url)).toContain('http://elsewhere.example/');
  expect(origin).toContain('127.0.0.1');
});

test('a watched folder: what is saved in it is read, and nothing about it leaves', async ({
  alone,
}, testInfo) => {
  const { received } = alone.site;
  const folder = testInfo.outputPath('very-private-folder');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'notes.txt'), 'private');
  await giveFolder(alone, folder);
  await alone.button(WATCH_WORDS.choose).click();
  await expect(alone.button(WATCH_WORDS.large)).toBeVisible();
  const before = received.length;
  await saveReplay(folder, 'very-private-name', await readFile(ONE), 'new folder');
  await expect(alone.heading).toHaveText(TITLE);
  await alone.rest();
  await alone.button(WATCH_WORDS.large).click();
  await expect(alone.page.locator('.second-screen h1')).toHaveText(TITLE);
  await alone.page.locator('.second-screen button', { hasText: 'Back' }).click();
  await alone.button(WATCH_WORDS.stop).click();
  const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
  expect(received.slice(before).filter(({ method, url }) => method !== 'GET' || !files.has(url))).toEqual([]);
  expect(received.filter(({ body }) => body > 0)).toEqual([]);
  expect(received.filter(({ url }) => url.includes('private'))).toEqual([]);
});

test('after one visit everything works with the server gone, also playing a game', async ({ alone }) => {
  const { page } = alone;
  await alone.site.close();
  await page.context().setOffline(true);
  await page.reload();
  await alone.choose(ONE);
  await expect(alone.heading).toHaveText(TITLE);
  const advice = page.locator('.work-on');
  await expect(advice.locator('li')).toHaveCount(0);
  await advice.getByRole('button', { name: 'Rowan' }).press('Enter');
  await expect.poll(() => advice.locator('li').count()).toBeGreaterThan(2);
  await alone.pressBelow(ENTRY_WORDS.insight);
  const told = page.locator('.among h2');
  await expect(told).toHaveText(['Against the archive', 'Builds', LEFT_BUILDS, CLOSEST]);
  await alone.button('Play').click();
  await expect(page.locator('.map-box canvas')).toBeVisible();
  await page.locator('.moments-list a').last().click();
  await expect(page.getByRole('slider', { name: 'Game time' })).not.toHaveValue('0');
  await alone.pressBelow('Example: 2v2');
  await expect(alone.heading).toHaveText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
});

/** Sharing a second: a link, a picture, and a moving picture, read independently of what wrote them. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readMp4 } from '../support/media-files.ts';
import { frames } from '../support/requests-of-page.ts';
import { duelPage } from './report/game-page.ts';
import { box, MAX_BYTES, open, press, saved } from './report/share-window.ts';

const OF_SHARING = /\/share\.[^/]*\.js|shot\.worker|encode-/;

test('two presses copy a link to the biggest fight, which leads to that second', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await duelPage(request);
  const asked: string[] = [];
  page.on('request', (one) => void (OF_SHARING.test(one.url()) && asked.push(one.url())));
  await page.goto(address);
  await frames(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await press(page, 'Copy link');
  await expect(box(page).locator('output')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replays\/[^/]+\/\d+-\d\d\/$/);
  await page.goto(link);
  const clock = /(\d+)-(\d\d)\/$/.exec(link)!;
  await expect(page).toHaveURL(new RegExp(`/replays/[^/]+/#t=${clock[1]}:${clock[2]}$`));
  await expect(page.getByRole('slider', { name: 'Game time' })).toHaveValue(
    String(Number(clock[1]) * 60 + Number(clock[2])),
  );
  // The way back leads out of the game, and not to its fight's page.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('by keyboard alone: the second of the transport, and that of a key moment; Escape only closes the window', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await duelPage(request);
  await page.goto(`${address}#t=3:20`);
  await expect(page.getByRole('button', { name: 'Share 3:20' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Share 3:20' }).first().focus();
  await page.keyboard.press('s');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box(page).locator('output')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('3:20');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share 3:20' }).first()).toBeFocused();
  const slider = page.getByRole('slider', { name: 'Game time' });
  await expect(slider).toHaveValue('200');
  // While the game plays, it pauses, and the link is to the second that is seen.
  const bar = page.locator('.play-bar');
  await bar.getByRole('button', { name: 'Play' }).click();
  await expect(bar).toHaveClass(/\bplaying\b/);
  await page.keyboard.press('s');
  await expect(box(page)).toBeVisible();
  await expect(bar).not.toHaveClass(/\bplaying\b/);
  await press(page, 'Copy link');
  await expect(box(page).locator('output')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `#t=${await slider.getAttribute('aria-valuetext')}`,
  );
  await page.keyboard.press('Escape');

  const row = page.locator('.moments-list > li').first();
  const clock = await row.locator('.time').textContent();
  await row.locator('a').first().focus();
  await page.keyboard.press('s');
  await expect(box(page)).toContainText(clock!);
});

test('a picture, with and without what was last seen', async ({ page, request }) => {
  await open(page, await duelPage(request));
  const { name, bytes } = await saved(page, 'Save picture');
  expect(name).toMatch(/\.png$/);
  const told = await sharp(bytes).metadata();
  expect([told.format, told.width, told.height]).toEqual(['png', 1440, 808]);
  await box(page).getByRole('checkbox').uncheck();
  await expect(async () => {
    expect((await saved(page, 'Save picture')).bytes.equals(bytes)).toBe(false);
  }).toPass();
});

test('a moving picture as MP4, whole and small; the page goes on meanwhile', async ({ page, request }) => {
  await open(page, await duelPage(request));
  const file = await saved(page, 'Save video');
  expect(file.name).toMatch(/\.mp4$/);
  const { width, height, frames: count, seconds, fastStart } = readMp4(file.bytes);
  expect([width, height, fastStart]).toEqual([720, 404, true]);
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(12);
  expect(count).toBe(Math.round(seconds * 24));
  expect(file.bytes.length).toBeLessThan(MAX_BYTES);
  // At a few kilobytes, the map would be missing.
  expect(file.bytes.length).toBeGreaterThan(100_000);
});

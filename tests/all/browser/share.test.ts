/** Moving pictures in the formats that stand in for MP4, read independently of what wrote them, and stopped midway. */
import { expect, test, type Page } from '@playwright/test';
import { readGif, readWebM } from '../../support/media-files.ts';
import { duelPage } from '../../browser/report/game-page.ts';
import { box, MAX_BYTES, open, press, saved } from '../../browser/report/share-window.ts';

test('a moving picture as GIF', async ({ page, request }) => {
  await open(page, await duelPage(request));
  const file = await saved(page, 'Save GIF');
  expect(file.name).toMatch(/\.gif$/);
  await expect(box(page).getByRole('button', { name: 'Save GIF' })).toBeFocused();
  const { width, height, frames: count, seconds } = readGif(file.bytes);
  expect(width / height).toBeCloseTo(720 / 404, 1);
  expect(count).toBe(Math.round(seconds * 10));
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(file.bytes.length).toBeLessThan(MAX_BYTES);
});

/** Changes what the drawing worker finds in its browser. */
const inWorker = (page: Page, script: string) =>
  page.route(/shot\.worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });

test('where H.264 is offered but fails, it is WebM; where nothing encodes, GIF', async ({
  page,
  request,
}) => {
  const address = await duelPage(request);
  await inWorker(
    page,
    `const encode = VideoEncoder.prototype.configure;
    VideoEncoder.prototype.configure = function (config) {
      if (config.codec.startsWith('avc1')) throw new DOMException('', 'NotSupportedError');
      return encode.call(this, config);
    }`,
  );
  await open(page, address);
  const webm = await saved(page, 'Save video');
  expect(webm.name).toMatch(/\.webm$/);
  const { width, height, frames: count, seconds } = readWebM(webm.bytes);
  expect([width, height]).toEqual([720, 404]);
  expect(count).toBe(Math.round(seconds * 24));
  expect(webm.bytes.length).toBeLessThan(MAX_BYTES);

  await page.unrouteAll();
  await inWorker(page, 'delete globalThis.VideoEncoder');
  await open(page, address);
  expect((await saved(page, 'Save video')).name).toMatch(/\.gif$/);
});

test('it can be stopped and begun again', async ({ page, request }) => {
  await open(page, await duelPage(request));
  const downloads: string[] = [];
  page.on('download', (one) => downloads.push(one.suggestedFilename()));
  await press(page, 'Save video');
  await expect(box(page).getByRole('progressbar')).toBeVisible();
  await press(page, 'Stop');
  await expect(box(page).getByRole('progressbar')).toBeHidden();
  expect(downloads).toEqual([]);
  await saved(page, 'Save video');
  expect(downloads.length).toBe(1);
});

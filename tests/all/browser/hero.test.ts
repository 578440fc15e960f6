/** The fight on the front page: still or playing by itself, and where it leads. */
import { expect, test } from '@playwright/test';
import type { Stage } from '../../../src/app/playback/stage.ts';
import { watchRequests } from '../../support/requests-of-page.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the front page plays a fight on request, in view at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const play = page.locator('.featured .play');
    await expect(page.locator('.featured .map-box > .map-card')).toBeInViewport();
    expect(asked.filter((path) => path.startsWith('/data/tracks/'))).toEqual([]);
    await play.click();
    await expect(play).toHaveText('Pause');
    const slider = page.getByRole('slider', { name: 'Game time' });
    const began = await slider.getAttribute('aria-valuetext');
    expect(began).not.toBe('0:00');
    await expect(slider).not.toHaveAttribute('aria-valuetext', began!);
    // The address remains that of the front page, and Space scrolls the page unless the map has focus.
    expect(new URL(page.url()).hash).toBe('');
    await play.click();
    await expect(play).toHaveText('Play');
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const)
  test(`it plays by itself, moves nothing at ${width}x${height}, and stops after the fight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(`
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto('/');
    const play = page.locator('.featured .play');
    await expect(play).toHaveText('Pause');
    const map = page.locator('.featured .map-box > .map-card');
    await expect(map).toHaveClass(/\bclose\b/);
    await expect(play).toHaveText('Play');
    const { lengthMs, untilMs } = JSON.parse(
      (await page.locator('.stage.hero').getAttribute('data-playback'))!,
    ) as Stage;
    const slider = page.getByRole('slider', { name: 'Game time' });
    expect(1000 * Number(await slider.inputValue())).toBeGreaterThan(Math.min(lengthMs, untilMs!) - 1500);
    expect(await page.evaluate('globalThis.moved')).toBeLessThan(0.02);
  });

test('in spoiler-free mode nothing plays by itself', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  const seen = watchRequests(page);
  const tracks: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/data/tracks/') && tracks.push(request.url())),
  );
  await page.goto('/');
  // The whole map, without the place of the fight.
  const map = page.locator('.featured .map-box > .map-card');
  await expect(map).toBeVisible();
  await expect(map).not.toHaveClass(/\bclose\b/);
  await expect(page.locator('.featured .ending')).toBeHidden();
  await page.locator('.featured .reveal').click();
  await expect(map).toHaveClass(/\bclose\b/);
  await expect(page.locator('.featured .ending')).toBeVisible();
  await expect(page.locator('.featured .play')).toBeVisible();
  await seen();
  expect(tracks).toEqual([]);
  await page.locator('.featured .play').click();
  await expect(page.locator('.featured .play')).toHaveText('Pause');
});

test('whoever hides results while the fight plays sees the whole ground, where nothing plays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const play = page.locator('.featured .play');
  await play.click();
  await expect(play).toHaveText('Pause');
  await expect(page.locator('.stage.hero')).toHaveClass(/\bplayed\b/);
  await page.getByRole('checkbox', { name: 'Spoiler-free' }).check();
  await expect(play).toHaveText('Play');
  await expect(page.locator('.stage.hero')).not.toHaveClass(/\bplayed\b/);
  await expect(page.locator('.featured .map-box > .map-card')).not.toHaveClass(/\bclose\b/);
  await play.click();
  await expect(page.getByRole('slider', { name: 'Game time' })).toHaveAttribute('aria-valuetext', /^0:/);
});

test('in spoiler-free mode the game plays from its beginning, and its end stays open', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await page.goto('/');
  await page.locator('.featured .play').click();
  const slider = page.getByRole('slider', { name: 'Game time' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:/);
  await expect(slider).toHaveAttribute('max', '1200');
});

test('on a phone, the first screen of the front page links to the biggest fight, with both losses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const link = page.locator('a[href*="/made/#fight="]').first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/replays\/.+\/made\/#fight=/);
  await expect(page.locator(':target')).toBeInViewport();
});

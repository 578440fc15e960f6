/** Playing a game on its map: the request before anything loads, mouse, keyboard and address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { openDuel, seconds, slider } from '../../browser/report/game-page.ts';

const bar = (page: Page) => page.locator('.play-bar');

/** A text that is equal for equal pictures. */
const picture = (page: Page) =>
  page.locator('.map-box canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('a jump shows what playing up to it shows', async ({ page, request }) => {
  await openDuel(page, request, '#t=4:00');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider(page).fill('270');
  const played = await picture(page);
  // The address contains the second by then.
  await expect(page).toHaveURL(/#t=4:30$/);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '4:30');
  await expect.poll(() => picture(page)).toBe(played);
});

test('in big type a second screen shows the clock, the map and both sides, no fight’s result and no end, also after Escape', async ({
  page,
  request,
}) => {
  await openDuel(page, request, '#t=12:00');
  const stage = page.locator('.stage');
  await page.keyboard.press('Escape');
  await expect(page.locator('.now')).toBeHidden();
  await bar(page).getByRole('button', { name: 'Second screen' }).click();
  await expect(stage).toHaveClass(/\bbig\b/);
  await expect(bar(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1');
  await expect(page.locator('.now-title')).toBeVisible();
  await expect(page.locator('.now')).not.toContainText(/ahead|stayed|last seen/i);
  await expect(page.locator('.map-box')).toBeVisible();
  await expect(page.locator('.stage-line')).toBeHidden();
  await expect(slider(page)).toHaveAttribute('max', '1200');
  await expect(page.locator('header').first()).toHaveJSProperty('inert', true);
  await page.keyboard.press('Space');
  await expect(page.locator('.now-title')).toHaveText(/At 12:0[1-9]/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(stage).not.toHaveClass(/\bbig\b/);
  await expect(page.locator('.map-box')).toBeVisible();
  await expect(page.locator('header').first()).toHaveJSProperty('inert', false);
  expect(await seconds(page)).toBeGreaterThan(720);
});

test('in a frame of another site, a game plays, and what happened is shown after a click', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const address = `${baseURL}/embed/2090744188_FollowGrubby_Happy-_Echo-Isles/`;
  const blog = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><iframe src="${address}" width="640" height="480"></iframe>`),
  );
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  const marks = frame.locator('.map-card .moments');
  await expect(marks).toBeHidden();
  await frame.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await frame.getByRole('slider').inputValue())).toBeGreaterThan(20);
  await frame.getByRole('button', { name: 'Pause' }).click();
  expect(Number(await frame.getByRole('slider').getAttribute('max'))).toBe(1200);
  await frame.locator('summary').click();
  await frame.getByRole('slider').press('Escape');
  await expect(marks).toBeVisible();
  blog.close();
  expect(faults).toEqual([]);
});

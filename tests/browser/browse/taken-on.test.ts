/** Uses search results elsewhere: as CSV, and in a game with the steps marked. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('the filtered list is kept as CSV, in its order', async ({ page }) => {
  await page.goto('/replays/?q=Orc+vs+Human');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^\d+ of \d+ games$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('farseer-games.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length - 1).toBe(Number.parseInt((await status.textContent())!));
  const first = await page.locator('table.games tbody th a').first().getAttribute('href');
  expect(decodeURIComponent(lines[1]!)).toContain(decodeURIComponent(first!));
});

test('the CSV tells who won, so spoiler-free mode has none', async ({ page }) => {
  await page.goto('/replays/');
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  await page.getByLabel('Spoiler-free').check();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
});

test('the steps of a search are marked on the page of the game', async ({ page }) => {
  await page.goto('/replays/?q=BM+into+SH');
  const link = page.locator('table.games tbody th a').first();
  await expect(link).toHaveAttribute('href', /#:~:text=Blademaster&text=Shadow%20Hunter$/);
  await link.click();
  await page.waitForURL(/\/replays\/[^/?]+\/(#|$)/);
  await expect(page.getByText('Blademaster').first()).toBeInViewport();
  await page.goto('/replays/?q=Echo+Isles');
  await expect(page.locator('table.games tbody th a').first()).toHaveAttribute('href', /\/$/);
});

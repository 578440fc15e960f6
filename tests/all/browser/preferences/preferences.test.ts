/** Theme and spoiler-free mode from a visitor's view. */
import { expect, test, type Page } from '@playwright/test';

const theme = (page: Page) => page.getByLabel('Theme');
const spoilerFree = (page: Page) => page.getByLabel('Spoiler-free');
const attributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test('another tab and a page one comes back to follow', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/events/');
  await spoilerFree(other).check();
  await expect(spoilerFree(page)).toBeChecked();
  expect(await attributes(page)).toMatchObject({ spoilers: 'hidden' });
  await page.goto('/maps/');
  await spoilerFree(page).uncheck();
  await page.goBack();
  await expect(spoilerFree(page)).not.toBeChecked();
  expect(await attributes(page)).not.toHaveProperty('spoilers');
});

test('where storage is forbidden the choice holds for the page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(`
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });
  `);
  await page.goto('/');
  await spoilerFree(page).check();
  await theme(page).selectOption('dark');
  expect(await attributes(page)).toMatchObject({ theme: 'dark', spoilers: 'hidden' });
  await expect(page.locator('td.length .time').first()).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is shown and no control stands there in vain', async ({ page }) => {
    await page.goto('/');
    await expect(theme(page)).toBeHidden();
    await expect(spoilerFree(page)).toBeHidden();
    await expect(page.locator('button.reveal:visible')).toHaveCount(0);
    await expect(page.locator('.score').first()).toBeVisible();
    await page.goto('/replays/');
    await expect(page.locator('tbody .length .time').first()).toBeVisible();
  });
});

/** Theme and spoiler-free mode from a visitor's view. */
import { expect, test, type Page } from '@playwright/test';

const theme = (page: Page) => page.getByLabel('Theme');
const spoilerFree = (page: Page) => page.getByLabel('Spoiler-free');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const attributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test('by default nothing is hidden and nothing remembered', async ({ page }) => {
  await page.goto('/');
  await expect(theme(page)).toHaveValue('');
  await expect(spoilerFree(page)).not.toBeChecked();
  expect(await attributes(page)).toEqual({ scripted: '' });
  await expect(page.locator('button.reveal:visible')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('what was chosen holds on every page from its first paint on, until it is taken back', async ({
  page,
}) => {
  await page.goto('/');
  const light = await background(page);
  await theme(page).selectOption('dark');
  expect(await background(page)).not.toBe(light);
  await spoilerFree(page).check();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark', spoilers: 'hidden' });

  // The parser only reaches the body after the script has run.
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      globalThis.atFirst ??= { ...document.documentElement.dataset };
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.goto('/replays/');
  expect(await page.evaluate('globalThis.atFirst')).toEqual({
    theme: 'dark',
    spoilers: 'hidden',
    scripted: '',
  });
  await expect(theme(page)).toHaveValue('dark');
  await expect(spoilerFree(page)).toBeChecked();
  const { status, end, paint } = await page.evaluate<{ status: string; end: number; paint: number }>(`(() => {
    const script = performance.getEntriesByType('resource').find(({ name }) => /preferences-\\w+\\.js$/.test(name));
    const [paint] = performance.getEntriesByName('first-paint');
    return { status: script.renderBlockingStatus, end: script.responseEnd, paint: paint.startTime };
  })()`);
  expect(status).toBe('blocking');
  expect(paint).toBeGreaterThanOrEqual(end);

  await theme(page).selectOption('');
  await spoilerFree(page).uncheck();
  expect(await background(page)).toBe(light);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

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

test('what is no preference is not taken for one', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('theme', '"><b>'); localStorage.setItem('spoilers', 'x');`);
  await page.goto('/');
  expect(await attributes(page)).toEqual({ scripted: '' });
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

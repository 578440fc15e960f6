/** Theme and spoiler-free mode from a visitor's view. */
import { expect, test, type Page } from '@playwright/test';

const theme = (page: Page) => page.getByLabel('Theme');
const spoilerFree = (page: Page) => page.getByLabel('Spoiler-free');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

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

/** Every type of page, in light and in dark: nothing for axe to find, and nothing that moves sideways. */
import { expect, test } from '@playwright/test';
import { PAGE_TYPES } from '../../support/page-types.ts';
import { axeFinds } from '../axe.ts';

/** A game of somebody with a name as long as they come. */
const LONG_NAME = '/replays/1844320535_sheik_123456789012345_Twisted-Meadows/made/';

for (const path of PAGE_TYPES) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    expect(await axeFinds(page)).toEqual([]);
  });
}

for (const width of [320, 390, 1440]) {
  test(`no page is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGE_TYPES) {
      await page.goto(path);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, path).toBeLessThanOrEqual(width);
    }
  });
}

test('on a phone no table is cut, and nothing stands out of its cell', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...PAGE_TYPES, '/maps/twisted-meadows/', '/builds/undead-destroyers/', LONG_NAME]) {
    await page.goto(path);
    const cut = await page
      .locator('.scroll:has(> table)')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => `${box.querySelector('caption')?.textContent} ${box.scrollWidth}`),
      );
    expect(cut, path).toEqual([]);
    const overflowing = await page.locator('table :is(th, td)').evaluateAll((cells) =>
      cells
        .filter((cell) => getComputedStyle(cell).display === 'table-cell')
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => `${cell.closest('table')?.caption?.textContent}: ${cell.textContent}`),
    );
    expect(overflowing, path).toEqual([]);
  }
});

test('on a phone the ways in stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
});

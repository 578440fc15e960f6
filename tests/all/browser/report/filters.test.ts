/** Controls that show and hide kinds of orders without scripts. */
import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { FIXTURES } from '../../../support/fixtures.ts';
import { duelPage, ordersOf } from '../../../browser/report/game-page.ts';

test.describe('on the page of the orders of a game', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes are reached and used by keyboard, for drawing and table alike', async ({ page, request }) => {
    await page.goto(ordersOf(await duelPage(request)));
    const rows = page.locator('table.build tbody tr:visible');
    const all = await rows.count();
    const items = await page.locator('table.build tr.item').count();
    const workers = await page.locator('table.build tr.worker').count();
    expect(Math.min(items, workers)).toBeGreaterThan(0);

    await page.getByRole('checkbox', { name: 'Heroes' }).focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Items' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(all - items);
    await expect(page.locator('.drawing g.item:visible')).toHaveCount(0);
    await expect(page.locator('.drawing g.unit:visible')).toHaveCount(2);

    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('checkbox', { name: 'Workers' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(all - items - workers);
    await expect(page.locator('.drawing path.worker:visible')).toHaveCount(0);

    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(all - items);
  });

  test('the drawing is moved by keyboard', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ordersOf(await duelPage(request)));
    const region = page.getByRole('group', { name: 'Timeline' });
    await expect(page.getByText('Scroll it sideways').first()).toBeVisible();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // The lane names stay in place.
    const names = await page.locator('.timeline svg.names').first().boundingBox();
    expect(names?.x).toBeGreaterThanOrEqual(0);
  });
});

test('on the drop page a box stays as it is when the page is drawn again', async ({ page }) => {
  await page.goto('/drop/');
  await page.locator('#drop[data-ready]').waitFor();
  await page.locator('input[type=file]').first().setInputFiles(join(FIXTURES, 'example-1v1.w3g'));
  await expect(page.locator('.report[aria-busy=false]')).toBeAttached();
  await page
    .locator('summary')
    .filter({ hasText: /^(Timeline|Every order)$/ })
    .first()
    .click();
  await page
    .locator('summary')
    .filter({ hasText: /^(Timeline|Every order)$/ })
    .last()
    .click();
  const units = page.locator('table.build tr.unit:visible');
  expect(await units.count()).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Units' }).uncheck();
  await expect(units).toHaveCount(0);
  // Copying announces a message, which redraws the page.
  await page.locator('details.share summary').click();
  await page.getByRole('button', { name: 'Copy build orders' }).click();
  await expect(page.locator('.notices, .by-hand').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Units' })).not.toBeChecked();
  await expect(units).toHaveCount(0);
});

/** Controls that show and hide kinds of orders without scripts. */
import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { duelPage, ordersOf } from './game-page.ts';

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

  test('each kind has rows, and none is left when no box is ticked', async ({ page, request }) => {
    await page.goto(ordersOf(await duelPage(request)));
    for (const box of await page.getByRole('group', { name: 'Show' }).getByRole('checkbox').all())
      await box.uncheck();
    await expect(page.locator('table.build tbody tr:visible')).toHaveCount(0);
    await expect(page.locator('.timeline .drawing > g:visible:not(.times)')).toHaveCount(0);
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

test('tables of evidence are filtered by player, words and minutes', async ({ page, request }) => {
  await page.goto(ordersOf(await duelPage(request)).replace('/orders/', '/made/'));
  const form = page.getByRole('form', { name: 'Filter the tables' });
  const rows = page.locator('main tbody tr:visible');
  const all = await rows.count();
  const select = form.getByLabel('Player');
  const [, player] = await select.locator('option').allTextContents();
  await select.selectOption(player!);
  await expect(rows).not.toHaveCount(all);
  const ofPlayer = await rows.count();
  expect(ofPlayer).toBeGreaterThan(10);
  expect(ofPlayer).toBeLessThan(all);
  const sides = page.locator('section[aria-labelledby=fights] tbody tr:visible td:nth-child(3)');
  expect(new Set(await sides.allTextContents())).toEqual(new Set([player]));
  await form.getByLabel('From minute').fill('5');
  await form.getByLabel('To minute').fill('10');
  const spent = page.locator('section[aria-labelledby=spending] .stacked tbody tr:visible th');
  await expect(spent.first()).toHaveText('5:00');
  await expect(spent.last()).toHaveText('10:00');
  await form.getByLabel('Containing').fill('no such words');
  await expect(rows).toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText(/^0 of \d+ rows$/);
  await form.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows).toHaveCount(all);
});

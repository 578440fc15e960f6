/** Files dropped on the front page reach the drop page on the device, once. */
import { join } from 'node:path';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { expect, test } from './drop-page.ts';

test.use({ serviceWorkers: 'allow' });

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';

test('a file chosen on the front page is read on the drop page, and is kept nowhere', async ({ drop }) => {
  const { page } = drop;
  await page.goto('/');
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('link', { name: 'Drop a replay here' }).click();
  await (await dialog).setFiles(ONE);
  await expect(drop.heading).toHaveText(TITLE);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/drop/');
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(left).not.toContain('farseer-handover');
});

test('a file dropped anywhere on the front page does the same', async ({ drop }) => {
  await drop.page.goto('/');
  await drop.drag([ONE]);
  await expect(drop.heading).toHaveText(TITLE);
});

test('where nothing was left, the page says so', async ({ drop }) => {
  await drop.page.goto('about:blank');
  await drop.page.goto('/drop/#handed');
  await expect(drop.page.locator('.notices')).toContainText('could not be handed over');
});

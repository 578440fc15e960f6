import { join } from 'node:path';
import { FIXTURES } from '../../../support/fixtures.ts';
import { expect, test } from '../../../browser/drop/alone.ts';
import { COPY_WORDS } from '../../../../src/app/drop/offline/privacy.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';
test('a page that is open when the network goes reads on, though its worker was never loaded', async ({
  alone,
}) => {
  expect(alone.page.workers()).toHaveLength(0);
  await alone.site.close();
  await alone.page.context().setOffline(true);
  await alone.drag([ONE]);
  await expect(alone.heading).toHaveText(TITLE);
});

test('the offline copy is removed by the button of the privacy page', async ({ alone }) => {
  const { page, site } = alone;
  await page.goto(`${site.origin}/privacy/`);
  const status = page.locator('#offline-status');
  await expect(status).toContainText(COPY_WORDS.here);
  await page.locator('#offline-remove').click();
  await expect(status).toContainText(COPY_WORDS.none);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

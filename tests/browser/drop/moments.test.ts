/** Links to moments of a dropped game: they show the moment on the map, and don't change the way back. */
import { join } from 'node:path';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { expect, test } from './drop-page.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width}x${height} advice leads to its moment on the map, and the way back is still one step`, async ({
    drop,
  }) => {
    const { page } = drop;
    await page.setViewportSize({ width, height });
    await drop.choose(ONE);
    await drop.report.locator('.work-on').getByRole('button', { name: 'Rowan' }).press('Enter');
    const moment = drop.report.locator('.work-on a[href^="#t="]').last();
    await moment.scrollIntoViewIfNeeded();
    const clock = (await moment.getAttribute('href'))!.slice('#t='.length);
    await moment.click();
    await expect(page.locator('.play-bar .time')).toHaveText(clock);
    const inView = await page.locator('.map-box').evaluate((box) => {
      const { top, bottom, height: whole } = box.getBoundingClientRect();
      return (Math.min(innerHeight, bottom) - Math.max(0, top)) / whole;
    });
    expect(inView).toBeGreaterThan(0.9);
    expect(new URL(page.url()).hash).toBe('');
    // A part of the report is a step of its own, from which the way back leads to the same report.
    await page.evaluate(() => (location.hash = '#work-on'));
    await page.goBack();
    await expect(drop.heading).toHaveText(TITLE);
    await page.goBack();
    await expect(drop.rows).toHaveCount(1);
  });

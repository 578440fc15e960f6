/** Fonts and glyphs with the policy header of the hosts. */
import { expect, test } from '@playwright/test';
import { IMMUTABLE } from '../../../../src/host/rules.ts';
import { frames } from '../../../support/requests-of-page.ts';

test('fonts come from this site, are kept for good, and are used', async ({ page }) => {
  const fonts: { url: string; cache: string | undefined; type: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return;
    const { 'cache-control': cache, 'content-type': type } = response.headers();
    fonts.push({ url: response.url(), cache, type });
  });
  await page.goto('/statistics/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
  for (const font of fonts) {
    expect(new URL(font.url).origin).toBe(new URL(page.url()).origin);
    expect(font).toMatchObject({ cache: IMMUTABLE, type: 'font/woff2' });
  }
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Farseer Serif', 'Farseer Sans']));
});

test('no line moves when the fonts come late', async ({ page }) => {
  let drawn = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  for (const path of ['/', '/replays/', '/statistics/']) {
    drawn = Promise.withResolvers();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await frames(page);
    drawn.resolve(undefined);
    await page.waitForLoadState();
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const add = (entries: readonly PerformanceEntry[]) => {
        for (const entry of entries) sum += (entry as unknown as { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
      add(observer.takeRecords());
      return sum;
    });
    expect(shift, path).toBeLessThan(0.01);
  }
});

test('a glyph is drawn, in the colour of its words', async ({ page }) => {
  await page.goto('/replays/');
  const glyph = page.locator('main .race-orc').first();
  const pixels = await glyph.screenshot();
  await glyph.evaluate((svg) => svg.replaceChildren());
  expect((await glyph.screenshot()).equals(pixels)).toBe(false);
});

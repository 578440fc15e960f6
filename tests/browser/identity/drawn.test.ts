/** Fonts and glyphs with the policy header of the hosts. */
import { expect, test } from '@playwright/test';

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
    expect(font).toMatchObject({ cache: 'public, max-age=31536000, immutable', type: 'font/woff2' });
  }
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Farseer Serif', 'Farseer Sans']));
});

test('figures of tables are all of one width', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = '100px "Farseer Sans"';
    return [...'0123456789'].map((figure) => context.measureText(figure).width);
  });
  expect(new Set(widths).size).toBe(1);
});

test('no line moves when the fonts come late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  for (const path of ['/', '/replays/', '/statistics/', '/design/']) {
    await page.goto(path, { waitUntil: 'load' });
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return sum;
    });
    expect(shift, path).toBeLessThan(0.01);
  }
});

test('a glyph is drawn, in the colour of its words', async ({ page }) => {
  await page.goto('/design/');
  const glyph = page.locator('.marks .race-orc');
  const pixels = await glyph.screenshot();
  await glyph.evaluate((svg) => svg.replaceChildren());
  expect((await glyph.screenshot()).equals(pixels)).toBe(false);
});

import { expect, test } from '@playwright/test';

/** Fails a test on any complaint from the browser. */
test.beforeEach(({ page }) => {
  page.on('console', (message) => {
    // The browser may only report a page that is missing on purpose.
    if (!message.text().includes('404')) throw new Error(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    throw error;
  });
});

test.use({ javaScriptEnabled: false });

test('an unknown replay answers 404 with the HTML page, also under /data/', async ({ page, request }) => {
  const missing = await request.get('/data/summaries/no-such-replay.json');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/html');
  const response = await page.goto('/replays/no-such-replay/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

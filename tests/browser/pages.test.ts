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

test('home leads to the newest series', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warcraft III');
  await page.locator('.score a').first().click();
  await expect(page.getByRole('heading', { name: 'Build orders' })).toBeVisible();
});

test('the front page takes two screens of a phone, a little more where a story is long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect((await page.locator('footer').boundingBox())!.y).toBeLessThan(2 * 844);
  const drop = (await page.locator('#drop-target').boundingBox())!;
  expect(drop.y + drop.height).toBeLessThan(844);
});

test('the replay list has a row for every game of the index', async ({ page, request }) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as { count: number };
  await page.goto('/replays/');
  await expect(page.locator('tbody tr')).toHaveCount(index.count);
});

test('a game page shows both players, timings with basis, build orders, and its JSON', async ({
  page,
  request,
}) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string; matchup: string | null; players: { tier3Sec: number | null }[] }[];
  };
  // A game long enough to contain everything.
  const game = index.replays.find(
    (entry) => entry.matchup !== null && entry.players.every((player) => player.tier3Sec !== null),
  );
  await page.goto(`/replays/${game?.replayId}/`);
  for (const heading of ['Players', 'Fights', 'Timings', 'Build orders', 'Heroes', 'Research']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('group', { name: /^Fights and creep camps/ })).toBeVisible();
  // Time, supply and order of both players.
  await expect(page.locator('#build-orders ~ .scroll table thead th')).toHaveCount(6);
  await expect(page.getByText('derived').first()).toBeVisible();
  const orders = page.getByRole('link', { name: 'Every order, with a timeline' });
  const summary = await page.getByRole('link', { name: 'Summary' }).getAttribute('href');
  expect((await request.get(summary ?? '')).headers()['content-type']).toContain('application/json');
  await orders.click();
  await expect(page.getByRole('img', { name: /^Timeline of / })).toHaveCount(2);
});

test('the API page explains the contract', async ({ page }) => {
  await page.goto('/api/');
  await expect(page.getByText('/data/summaries-index.json').first()).toBeVisible();
  await expect(page.getByText('INFERRED').first()).toBeVisible();
});

test('an unknown replay answers 404 with the HTML page, also under /data/', async ({ page, request }) => {
  const missing = await request.get('/data/summaries/no-such-replay.json');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/html');
  const response = await page.goto('/replays/no-such-replay/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('no page is wider than a phone or a screen', async ({ page, request }) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string }[];
  };
  const game = `/replays/${index.replays[0]?.replayId}/`;
  await page.goto(game);
  const around = await page.locator('main dd a').all();
  const hubs = await Promise.all(around.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const lists = ['/players/', '/events/', '/maps/', '/matchups/', '/heroes/', '/statistics/'];
  for (const path of ['/', '/replays/', game, ...lists, ...hubs, '/api/', '/nowhere/']) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, `${path} on ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

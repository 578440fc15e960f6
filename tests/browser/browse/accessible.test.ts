/** Checks the states of the replay browser with axe, its width on a phone, and the page without scripts. */
import { urls } from '../../../src/urls.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { syntheticIndex } from '../../support/browse/synthetic.ts';
import { axeFinds } from '../axe.ts';
import { expect, test, type BrowserPage } from './browser-page.ts';

const archive = corpusIndex();

const STATES: Readonly<Record<string, (replays: BrowserPage) => Promise<void>>> = {
  'all games': (replays) => replays.open(),
  'some filters': (replays) => replays.open('?q=e&race=O&hero=Obla&hero-any=1&length=10-20&sort=map'),
  'nothing fits': (replays) => replays.open('?race=H&hero=Obla&expansion=3:00&q=altar'),
  'not understood': async (replays) => {
    await replays.open('?q=orc+blademaster,+blademasterrr+qwertz');
    await expect(replays.understood.first()).toBeVisible();
  },
  'many games': async (replays) => {
    await replays.put(syntheticIndex(archive, 500));
    await replays.open();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}`, async ({ replays, page }) => {
    await reach(replays);
    expect(await axeFinds(page)).toEqual([]);
  });

  test(`a phone shows everything without moving sideways: ${state}`, async ({ replays, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await reach(replays);
    await expect(replays.filter('Map')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(replays.filter('Map')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(replays.filter('Map')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
}

test('nothing moves when the script takes over', async ({ replays, page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await replays.open();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test('an index that cannot be read leaves the list as it was built', async ({ replays, page }) => {
  await page.route(`**${urls.browserIndex()}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"version":99}' }),
  );
  await page.goto(urls.replays());
  await expect(replays.status).toHaveText(
    'The list of games is newer or older than this page. Reload the page.',
  );
  await expect(replays.rows).toHaveCount(archive.games.length);
  await expect(replays.search).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every game is there, no filter that would not work, and the pages that narrow it down', async ({
    page,
  }) => {
    await page.goto(`${urls.replays()}?race=O`);
    await expect(page.locator('table.games tbody tr')).toHaveCount(archive.games.length);
    await expect(page.locator('#browse-filters')).toBeHidden();
    for (const url of [urls.players(), urls.events(), urls.maps(), urls.matchups(), urls.heroes()])
      await expect(page.locator(`.without-script a[href="${url}"]`)).toBeVisible();
  });
});

/** Checks the length of a game's page with closed folds, and that a link into a fold opens it. */
import { expect, test } from '@playwright/test';

interface Entry {
  replayId: string;
  durationSec: number;
  players: unknown[];
}

/** Maximum height in px by window width. */
const MAX_HEIGHT = { 1440: 5600, 390: 8500 } as const;
const MAX_SECTIONS = 6;
/** The longest games are checked, and one in this many of the others. */
const EVERY = 9;
const LONGEST = 6;

for (const [width, most] of Object.entries(MAX_HEIGHT))
  test(`pages of 1v1 games have at most ${MAX_SECTIONS} sections and ${most} px at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const index = (await (await request.get('/data/summaries-index.json')).json()) as { replays: Entry[] };
    const duels = index.replays
      .filter(({ players }) => players.length === 2)
      .sort((a, b) => b.durationSec - a.durationSec);
    const heights: [height: number, replayId: string][] = [];
    for (const { replayId } of duels.filter((_, place) => place < LONGEST || place % EVERY === 0)) {
      await page.goto(`/replays/${encodeURIComponent(replayId)}/`);
      expect(await page.locator('main h2').count(), replayId).toBeLessThanOrEqual(MAX_SECTIONS);
      heights.push([await page.evaluate(() => document.documentElement.scrollHeight), replayId]);
    }
    heights.sort(([a], [b]) => b - a);
    console.log(`The longest of ${heights.length} pages at ${width} px: ${heights[0]?.join(' px, ')}`);
    expect(heights.filter(([height]) => height > most)).toEqual([]);
  });

test('a link to a fold, or to a place in one, opens it', async ({ page, request }) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as { replays: Entry[] };
  await page.goto(`/replays/${encodeURIComponent(index.replays[0]!.replayId)}/#players`);
  const fold = page.locator('details:has(#players)');
  await expect(fold).toHaveAttribute('open');
  await expect(page.locator('#players')).toBeInViewport();
  await fold.locator('summary').click();
  await expect(fold).not.toHaveAttribute('open');
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = 'players'));
  await expect(fold).toHaveAttribute('open');
});

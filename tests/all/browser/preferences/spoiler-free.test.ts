/**
 * Spoiler-free mode: results it hides on the screen, from screen readers and in print, and how visitors show them.
 */
import { expect, test, type Page } from '@playwright/test';
import { first } from '../../../support/browse/chosen.ts';
import { corpusIndex } from '../../../support/browse/corpus-index.ts';

test.beforeEach(({ page }) => page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`));

/** Every text that the browser passes to screen readers. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).trim());
}

test('the games of a series come one by one, and the last one looks like the others', async ({ page }) => {
  await page.goto('/replays/');
  const later = page.locator('tbody tr.later').first();
  const series = await later.getAttribute('data-series');
  const games = page.locator(`tbody tr[data-series="${series}"]`);
  const number = await games.count();
  expect(number).toBeGreaterThan(1);
  await expect(page.locator('tbody tr.later:visible')).toHaveCount(0);
  for (let shown = 1; shown < number; shown++) {
    const button = games.nth(shown - 1).locator('[data-reveal=next]');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`tbody tr[data-series="${series}"]:visible`)).toHaveCount(shown + 1);
    await expect(games.nth(shown).locator('.length .time')).toBeHidden();
  }
  const last = games.nth(number - 1).locator('[data-reveal=next]');
  const [words] = await games.first().locator('[data-reveal=next]').allTextContents();
  await expect(last).toHaveText(words!);
  await last.click();
  await expect(last).not.toHaveText(words!);
});

test('the front page hides scores, who is ahead, and what a game comes to', async ({ page }) => {
  await page.goto('/');
  const line = page.locator('.scores li').first();
  await expect(line.getByText(/^\d : \d$/)).toBeHidden();
  const weights = await page
    .locator('.scores .side')
    .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).fontWeight));
  expect(new Set(weights).size).toBe(1);
  // The whole map, which doesn't tell where the fight was, and nothing of the fight.
  await expect(page.locator('.featured .map-card[role=img]')).not.toHaveClass(/\bclose\b/);
  await expect(page.locator('.featured :is(.key-moments, .ending)').filter({ visible: true })).toHaveCount(0);
  expect((await heard(page)).filter((text) => /^(won|lost|\d+:\d\d)$/.test(text))).toHaveLength(1);
  await line.getByRole('button', { name: 'Score' }).press('Enter');
  await expect(line.getByText(/^\d : \d$/)).toBeVisible();
});

test('the first minutes of a game are shown alone, on the map and in playback too', async ({
  page,
  request,
}) => {
  const { replayId } = first(
    'game of the seed 1037779990',
    corpusIndex().games.filter((game) => game.replayId.startsWith('1037779990_')),
  );
  expect((await request.get(`/replays/${replayId}/`)).ok()).toBe(true);
  await page.goto(`/replays/${replayId}/`);
  const map = page.locator('.map-card[aria-labelledby]');
  const routes = page.locator('.route-map').filter({ visible: true });
  await expect(map).toBeVisible();
  await expect(routes).toHaveCount(0);
  await page.getByLabel('Show the first').selectOption('8');
  await expect(map).toBeVisible();
  await expect(routes).toHaveCount(0);
  const late = (await heard(page)).flatMap((text) =>
    [...text.matchAll(/\b(\d+):\d\d\b/g)].filter(([, minutes]) => Number(minutes) >= 8).map(([time]) => time),
  );
  expect(late).toEqual([]);
  // A file would contain the whole game.
  await expect(page.locator('.files').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('table.steps td').filter({ hasText: /^0:/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  const slider = page.getByRole('slider', { name: 'Game time' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '8:00');

  // The setting stays for the next game, and showing the result ends it.
  await page.reload();
  await expect(page.getByLabel('Show the first')).toHaveValue('8');
  await page.locator('main button[data-reveal=here]').first().press('Enter');
  await expect(page.locator('.moments-list > li').last()).toBeVisible();
});

/**
 * Spoiler-free mode: results it hides on the screen, from screen readers and in print, and how visitors show them.
 */
import { expect, test, type Page } from '@playwright/test';
import { PAGE_TYPES } from '../../support/page-types.ts';
import { axeFinds } from '../axe.ts';

test.beforeEach(({ page }) => page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`));

/** Every text that the browser passes to screen readers. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).trim());
}

test('a list hides who won and how long games lasted, from screen readers and in print too', async ({
  page,
}) => {
  await page.goto('/replays/');
  const row = page.locator('tbody tr.spoiler:not(.later):has(.won)').first();
  const timesHeard = async () => (await heard(page)).filter((text) => text === 'won').length;
  await expect(row.locator('.won')).toBeHidden();
  await expect(row.locator('.length .time')).toBeHidden();
  expect((await heard(page)).filter((text) => /^\d+:\d\d$/.test(text))).toEqual([]);
  expect(await heard(page)).toContain('hidden');
  expect(await timesHeard()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(row.locator('.won')).toBeHidden();
  await expect(row.locator('.length .time')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await row.getByRole('button', { name: 'Show result' }).click();
  expect(await timesHeard()).toBe(1);
});

test('one result is shown by keyboard, hidden again, and the others stay hidden', async ({ page }) => {
  await page.goto('/replays/');
  const rows = page.locator('tbody tr.spoiler:not(.later):has(.won)');
  const button = rows.first().getByRole('button', { name: 'Show result' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(rows.first().locator('.won')).toBeVisible();
  await expect(rows.first().locator('.length .time')).toBeVisible();
  await expect(rows.nth(1).locator('.length .time')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(rows.first().locator('.length .time')).toBeHidden();
});

test('the games of a series come one by one, and the last one looks like the others', async ({ page }) => {
  await page.goto('/replays/');
  const later = page.locator('tbody tr.later').first();
  const series = await later.getAttribute('data-series');
  const games = page.locator(`tbody tr[data-series="${series}"]`);
  const number = await games.count();
  expect(number).toBeGreaterThan(1);
  await expect(page.locator('tbody tr.later:visible')).toHaveCount(0);
  for (let shown = 1; shown < number; shown++) {
    const button = games.nth(shown - 1).getByRole('button', { name: 'Next game, if any' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`tbody tr[data-series="${series}"]:visible`)).toHaveCount(shown + 1);
    await expect(games.nth(shown).locator('.length .time')).toBeHidden();
  }
  const last = games.nth(number - 1).locator('[data-reveal=next]');
  await expect(last).toHaveText('Next game, if any');
  await last.click();
  await expect(last).toHaveText('No further game in this list');
});

test('the front page hides scores, who is ahead, and what a game comes to', async ({ page }) => {
  await page.goto('/');
  const line = page.locator('.scores li').first();
  await expect(line.getByText(/^\d : \d$/)).toBeHidden();
  const weights = await page
    .locator('.scores .side')
    .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).fontWeight));
  expect(new Set(weights).size).toBe(1);
  await expect(page.locator('.featured .map-card[role=img]')).toBeHidden();
  expect((await heard(page)).filter((text) => /^(won|lost|\d+:\d\d)$/.test(text))).toHaveLength(1);
  await line.getByRole('button', { name: 'Score' }).press('Enter');
  await expect(line.getByText(/^\d : \d$/)).toBeVisible();
});

test('hubs of events and players hide what counts few games', async ({ page }) => {
  await page.goto('/events/');
  await expect(page.locator('td.result span').first()).toBeHidden();
  await page.locator('table.hub tbody a').first().click();
  const section = page
    .locator('section.spoiler')
    .filter({ has: page.locator('.reveals-series') })
    .first();
  await expect(section.getByRole('table')).toHaveCount(0);
  await section.locator('button.reveal').first().click();
  await expect(section.getByRole('table')).toBeVisible();
  await expect(section.locator('tbody .result').first()).toBeVisible();
});

test('the score of one series is shown alone, and its games come one by one', async ({ page }) => {
  await page.goto('/events/w3champions-cast-series/');
  const lines = page.locator('.scores > li');
  expect(await lines.count()).toBeGreaterThan(1);
  const games = lines.first().locator('.played-games > li');
  await expect(games.locator('visible=true')).toHaveCount(1);
  await expect(games.first().getByText(/^won by/)).toBeHidden();
  await games.first().getByRole('button', { name: 'Next game, if any' }).press('Enter');
  await expect(games.nth(1)).toBeVisible();
  await lines.first().getByRole('button', { name: 'Score' }).press('Enter');
  await expect(lines.first().getByText(/^\d : \d$/)).toBeVisible();
  await expect(games.first().getByText(/^won by/)).toBeVisible();
  await expect(lines.nth(1).getByText(/^\d : \d$/)).toBeHidden();
});

test('the page of a game tells neither result nor length nor whether there is a next game', async ({
  page,
  request,
}) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string; tournamentId: string | null }[];
  };
  const { replayId } = index.replays.find(({ tournamentId }) => tournamentId === 'wca-2015')!;
  const analysis = (await (await request.get(`/data/games/${replayId}.json`)).json()) as {
    durationMs: number;
    winner: { sentence: string };
  };
  const seconds = Math.floor(analysis.durationMs / 1000);
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  await page.goto(`/replays/${replayId}/`);
  const texts = (await heard(page)).join('\n');
  expect(texts).not.toContain(length);
  expect(texts).not.toMatch(/\b(Won|Lost)\b/);
  expect(texts).not.toContain(analysis.winner.sentence);
  expect(texts).not.toMatch(/Next game:|no later game/);

  await page.getByRole('button', { name: 'Show next game, if any' }).press('Enter');
  await expect(page.locator('nav.series')).toContainText(/Next game: |no later game/);
  expect((await heard(page)).join('\n')).not.toContain(length);
  await page.getByRole('button', { name: 'Show result and length' }).press('Enter');
  const shown = (await heard(page)).join('\n');
  expect(shown).toContain(length);
  expect(shown).toMatch(/\bwon\b/);
});

test('the first minutes of a game are shown alone, on the map and in playback too', async ({
  page,
  request,
}) => {
  const replayId = '1037779990_mTwCash_Foggy1234_Concealed-Hill';
  expect((await request.get(`/replays/${replayId}/`)).ok()).toBe(true);
  await page.goto(`/replays/${replayId}/`);
  const map = page.locator('.map-card[aria-labelledby]');
  const routes = page.locator('.route-map').filter({ visible: true });
  await expect(map).toBeHidden();
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
  await page.getByRole('button', { name: 'Show result and length' }).press('Enter');
  await expect(page.locator('.moments-list > li').last()).toBeVisible();
});

test('whoever opens a replay has asked: its report hides nothing', async ({ page }) => {
  await page.goto('/drop/');
  await page
    .getByRole('button', { name: /example/i })
    .first()
    .click();
  await page.locator('details:has(#players) > summary').click();
  const result = page.locator('.report td.result').first();
  await expect(result).toHaveText(/Won|Lost/);
  await expect(result.locator('span')).toBeVisible();
});

// This file ends last: idle workers take some of its pages.
test.describe('all types of page', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const path of PAGE_TYPES)
    test(`${path} in spoiler-free mode is accessible and no wider than a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // Pages without results look as usual, as the test of every page checks them.
      const results = await page.locator('[class*=spoiler], [class*=reveal]').count();
      if (results > 0) expect(await axeFinds(page)).toEqual([]);
    });
});

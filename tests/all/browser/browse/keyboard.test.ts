/** Escape, slashes and suggestions at the search, without a mouse. */
import { corpusIndex } from '../../../support/browse/corpus-index.ts';
import { urls } from '../../../../src/urls.ts';
import { expect, test } from '../../../browser/browse/browser-page.ts';

const { games } = corpusIndex();

test('Escape leads back to the search, empties it, then drops all parts', async ({ replays, page }) => {
  await replays.open('?parts=race:O');
  await page.keyboard.press('/');
  await expect(replays.search).toHaveAttribute('aria-controls', 'suggestions');
  // Without a suggestion, the arrow leads to the games.
  await page.keyboard.type('longer than 15 minutes');
  await page.keyboard.press('ArrowDown');
  await expect(replays.search).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replays.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replays.rows).toHaveCount(games.length);
  expect(replays.query).toBe('');
});

test('a slash is a letter where somebody types', async ({ replays }) => {
  await replays.open();
  await replays.search.fill('');
  await replays.search.press('/');
  await expect(replays.search).toHaveValue('/');
  await expect(replays.search).toBeFocused();
});

test('the search of other pages suggests too, and asks what is pressed', async ({ page }) => {
  await page.goto(urls.events());
  await page.keyboard.press('/');
  await page.keyboard.type('last ref');
  await page.locator('.suggestions li', { hasText: 'Last Refuge' }).first().click();
  await page.waitForURL('**/replays/?**');
  await expect(page.locator('.find .part')).toHaveCount(1);
});

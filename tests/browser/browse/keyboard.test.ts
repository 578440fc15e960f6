/** Goes from the first key press to the opened game without a mouse. */
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { urls } from '../../../src/urls.ts';
import { expect, test } from './browser-page.ts';

const { games } = corpusIndex();

test('a game is found and opened by keyboard alone', async ({ replays, page }) => {
  await replays.open();
  const { keyboard } = page;
  await keyboard.press('/');
  await expect(replays.search).toBeFocused();
  await keyboard.type('echo');
  await expect(replays.status).toHaveText(/^\d+ of \d+ games$/);
  await keyboard.press('Tab');
  await expect(replays.filter('Player')).toBeFocused();
  await keyboard.press('Tab');
  await expect(replays.filter('Matchup')).toBeFocused();
  await replays.unfold();
  await replays.filter('Race').focus();
  // Letters choose from a list of values, as in any list.
  await keyboard.type('Orc');
  await expect(replays.filter('Race')).toHaveValue('O');
  await keyboard.press('/');
  await expect(replays.filter('Race')).toBeFocused();
  await replays.search.focus();
  await keyboard.press('ArrowDown');
  await expect(replays.links.first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(replays.links.nth(1)).toBeFocused();
  // End goes to the last drawn row.
  await replays.rest();
  await keyboard.press('End');
  await expect(replays.links.last()).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('ArrowUp');
  await expect(replays.search).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  const href = await replays.links.nth(1).getAttribute('href');
  await keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect(replays.search).toHaveValue('echo');
  await replays.unfold();
  await expect(replays.filter('Race')).toHaveValue('O');
});

test('Escape leads back to the search, empties it, then drops all filters', async ({ replays, page }) => {
  await replays.open('?race=O');
  await page.keyboard.press('/');
  await expect(replays.search).toHaveAttribute('aria-controls', 'suggestions');
  // Without a suggestion, the arrow leads to the games.
  await page.keyboard.type('games with grubby');
  await page.keyboard.press('ArrowDown');
  await expect(replays.search).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replays.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replays.search).toHaveValue('');
  expect(replays.query).toBe('?race=O');
  await page.keyboard.press('Escape');
  await expect(replays.rows).toHaveCount(games.length);
  expect(replays.query).toBe('');
});

test('games that go while the keyboard is among them leave it in the list', async ({ replays, page }) => {
  const asked = Promise.withResolvers<undefined>();
  await page.route(`**${urls.searchIndex()}`, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await replays.open('?race=O');
  await page.keyboard.press('/');
  await page.keyboard.type('fast expand');
  await expect(replays.status).toHaveText('Loading the search…');
  await replays.rest();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(replays.links.last()).toBeFocused();
  asked.resolve(undefined);
  await expect(replays.status).toHaveText(/^\d+ of \d+ games$/);
  await expect(replays.links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replays.search).toBeFocused();
});

test('a slash is a letter where somebody types', async ({ replays, page }) => {
  await replays.open();
  await replays.search.fill('');
  await replays.search.press('/');
  await expect(replays.search).toHaveValue('/');
  await expect(replays.search).toBeFocused();
  expect(page.url()).toContain('q=');
});

test('a suggestion is taken by keyboard, and keeps what was typed before it', async ({ replays, page }) => {
  await replays.open();
  await replays.search.focus();
  const box = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(box).toHaveAttribute('aria-controls', 'suggestions');
  await page.keyboard.type('orc on ech');
  const options = page.locator('.suggestions:not([hidden]) li');
  await expect(options).toHaveText(['Echo Isles Map']);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'suggestions-0');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('orc on Echo Isles');
  await expect(options).toHaveCount(0);
  await expect(replays.understood).toHaveText(['Race: Orc', 'Map: Echo Isles']);
  await replays.search.fill('grub');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('grub');
});

test('the search of other pages suggests too, and asks what is pressed', async ({ page }) => {
  await page.goto(urls.events());
  await page.keyboard.press('/');
  await page.keyboard.type('longest g');
  await page.locator('.suggestions li', { hasText: 'longest game' }).click();
  await page.waitForURL('**/replays/?q=longest+game');
  await expect(page.locator('.answer')).toContainText('The longest: ');
});

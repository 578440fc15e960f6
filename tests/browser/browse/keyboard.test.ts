import { expect, test } from './browser-page.ts';

test('a game is found and opened by keyboard alone', async ({ replays, page }) => {
  await replays.open();
  const { keyboard } = page;
  await keyboard.press('/');
  await expect(replays.search).toBeFocused();
  await expect(replays.search).toHaveAttribute('aria-controls', 'suggestions');
  await keyboard.type('orc on ech');
  await expect(page.locator('.suggestions li').first()).toContainText('Echo Isles');
  await keyboard.press('ArrowDown');
  await expect(replays.search).toHaveAttribute('aria-activedescendant', 'suggestions-0');
  await keyboard.press('Enter');
  await expect(replays.chips).toHaveCount(2);
  await expect.poll(() => replays.query).toBe('race:O map:echo-isles');
  await keyboard.press('Tab');
  await expect(replays.chip(0)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('/');
  await replays.search.focus();
  await keyboard.press('ArrowDown');
  await expect(replays.links.first()).toBeFocused();
  await keyboard.press('End');
  await expect(replays.links.last()).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('ArrowUp');
  await expect(replays.search).toBeFocused();
  await keyboard.press('ArrowDown');
  const href = await replays.links.first().getAttribute('href');
  await keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect(replays.chips).toHaveCount(2);
});

test('parts are added, changed and removed by keyboard alone', async ({ replays, page }) => {
  await replays.open('?parts=race:O+map:echo-isles+made:grunt');
  const { keyboard } = page;
  await replays.search.focus();
  for (const key of ['Tab', 'ArrowRight', 'ArrowRight', 'Delete']) await keyboard.press(key);
  await expect.poll(() => replays.query).toBe('race:O map:echo-isles');
  await expect(replays.chip(1)).toBeFocused();
  // What changes a part follows it, and Escape leads back without dropping anything.
  for (const key of ['ArrowLeft', 'Enter', 'Tab', 'Tab', 'Enter', 'Escape']) await keyboard.press(key);
  await expect.poll(() => replays.query).toBe('-race:O map:echo-isles');
  await expect(replays.chip(0)).toBeFocused();
  await expect(page.locator('.editor')).toHaveCount(0);
  // A list opens, instead of taking the first name that a key leads to.
  await page.locator('details.add summary').press('Enter');
  await page.getByLabel('Add: Against race').press('ArrowDown');
  expect(replays.query).toBe('-race:O map:echo-isles');
  await keyboard.press('u');
  await keyboard.press('Enter');
  await expect.poll(() => replays.query).toBe('-race:O map:echo-isles vs.race:U');
});

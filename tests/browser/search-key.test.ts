/** The target of the search in the masthead, and matchup addresses in upper or lower case. */
import { expect, test } from '@playwright/test';

test('what is asked in the masthead is asked of the list of games', async ({ page }) => {
  await page.goto('/events/');
  await page.keyboard.press('/');
  await page.keyboard.type('echo isles');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/replays/?q=echo+isles');
  await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ games$/);
});

for (const written of ['evo', 'OVE', 'nvo'])
  test(`/matchups/${written}/ leads to the matchup`, async ({ page }) => {
    await page.goto(`/matchups/${written}/`);
    await page.waitForURL('**/matchups/EvO/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Elf vs Orc (EvO)');
  });

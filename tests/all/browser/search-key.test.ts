/** The target of the search in the masthead, and matchup addresses in upper or lower case. */
import { expect, test } from '@playwright/test';

for (const written of ['evo', 'OVE', 'nvo'])
  test(`/matchups/${written}/ leads to the matchup`, async ({ page }) => {
    await page.goto(`/matchups/${written}/`);
    await page.waitForURL('**/matchups/EvO/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Elf vs Orc (EvO)');
  });

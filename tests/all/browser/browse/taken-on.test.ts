/** Uses search results elsewhere: as CSV, and in a game with the steps marked. */
import { expect, test } from '@playwright/test';

test('the steps of a search are marked on the page of the game', async ({ page }) => {
  await page.goto('/replays/?q=BM+into+SH');
  const link = page.locator('table.games .pairing').first();
  await expect(link).toHaveAttribute('href', /#:~:text=Blademaster&text=Shadow%20Hunter$/);
  await link.click();
  await page.waitForURL(/\/replays\/[^/?]+\/(#|$)/);
  await expect(page.getByText('Blademaster').filter({ visible: true }).first()).toBeInViewport();
  await page.goto('/replays/?q=Echo+Isles');
  await expect(page.locator('table.games .pairing').first()).toHaveAttribute('href', /\/$/);
});

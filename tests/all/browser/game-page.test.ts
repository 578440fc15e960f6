/** The page of a game by keyboard only: every control is reached, visible, and left again. */
import { expect, test, type APIRequestContext } from '@playwright/test';

/** The page of a game of two sides at a tournament. */
async function somePage(request: APIRequestContext): Promise<string> {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string; tournamentId: string | null; matchup: string | null }[];
  };
  const game = index.replays.find(({ tournamentId, matchup }) => tournamentId !== null && matchup !== null);
  return `/replays/${game!.replayId}/`;
}

test('Play is two links and Enter away from the top of the page', async ({ page, request }) => {
  await page.goto(await somePage(request));
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to Play' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await expect(play).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
});

test('a walk through the whole page by keyboard', async ({ page, request }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await page.goto(await somePage(request));

  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);

  await page.locator('main button[data-reveal=here]').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('dd.result')).not.toContainText('hidden');

  const usable = () =>
    page.locator('main :is(a[href], button, input, select, summary, [tabindex="0"]):not([tabindex="-1"])');
  const most = await page.locator('main *').count();
  await skip.focus();
  const seen = new Set<string>();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const all = [...document.querySelectorAll('*')];
      return {
        id: String(all.indexOf(element)),
        inMain: element.closest('main') !== null,
        // The search field shows its focus on its frame.
        outlined: [element, ...(element.matches('.search input') ? [element.parentElement!] : [])].some(
          (one) => getComputedStyle(one).outlineStyle !== 'none',
        ),
        onScreen: box.bottom > 0 && box.top < innerHeight && box.width > 0,
        name: element.outerHTML.slice(0, 120),
      };
    });
    if (!focus) break;
    expect(focus.outlined, focus.name).toBe(true);
    expect(focus.onScreen, focus.name).toBe(true);
    if (focus.inMain) seen.add(focus.id);
  }
  // The radio buttons of a group are one tab stop, and so are the marks of the map, of the line and of the moments.
  const stops = await usable().filter({ visible: true }).count();
  const radios = await page.locator('main input[type=radio]').count();
  expect(seen.size).toBeGreaterThanOrEqual(stops - radios);
});

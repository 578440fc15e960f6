/** The page of a game by keyboard only: every control is reached, visible, and left again. */
import { expect, test } from '@playwright/test';
import { duelPage, teamPage } from '../../browser/report/game-page.ts';

/** The most stops of the Tab key from the top of a game's page to Play, and from there to the names. */
const STOPS_TO_PLAY = 12;
const STOPS_OF_STAGE = 11;

for (const spoilers of ['shown', 'hidden'])
  test(`Play is at most ${STOPS_TO_PLAY} stops away, or one link and one stop; spoilers ${spoilers}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(`localStorage.setItem('spoilers', '${spoilers}')`);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const isAt = (part: string) => page.evaluate((one) => document.activeElement!.matches(one), part);
    for (const path of [await duelPage(request), await teamPage(request)]) {
      await page.goto(path);
      await expect(play).toBeVisible();
      let stops = 0;
      for (; !(await isAt('.play')) && stops <= STOPS_TO_PLAY; stops++) await page.keyboard.press('Tab');
      expect(stops, path).toBeLessThanOrEqual(STOPS_TO_PLAY);
      // Map, timeline and moments are one stop each, and their legends none.
      for (stops = 0; !(await isAt('#names *')) && stops <= STOPS_OF_STAGE; stops++)
        await page.keyboard.press('Tab');
      expect(stops, path).toBeLessThanOrEqual(STOPS_OF_STAGE);

      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(play).toBeFocused();
      await expect(play).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
    }
  });

test('a walk through the whole page by keyboard', async ({ page, request }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await page.goto(await duelPage(request));

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

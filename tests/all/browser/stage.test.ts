/** The stage of a game: its map always stays in view, and all of its controls are accessible. */
import { expect, test, type Page } from '@playwright/test';
import { TERMS } from '../../../src/app/playback/term-words.ts';
import { frames } from '../../support/requests-of-page.ts';

// This file is the last one: workers that are idle by then take some of its tests.
test.describe.configure({ mode: 'parallel' });

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;
const GAMES = 10;

/** Pages of evenly sampled games. */
async function somePages(page: Page): Promise<string[]> {
  const { replays } = (await (await page.request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string }[];
  };
  const step = Math.floor(replays.length / GAMES);
  return Array.from({ length: GAMES }, (_, index) => `/replays/${replays[index * step]!.replayId}/`);
}

/** The seconds of a link to a time. */
const seconds = (href: string): number =>
  href
    .slice(3)
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0);

/** Share of the map inside the window. */
const inView = (page: Page): Promise<number> =>
  page.locator('.map-box').evaluate((box) => {
    const { top, bottom, height } = box.getBoundingClientRect();
    return (Math.min(innerHeight, bottom) - Math.max(0, top)) / height;
  });

/** How many pixels of the panel next to the map can only be seen by scrolling inside it. */
const hiddenInPanel = (page: Page): Promise<number> =>
  page.locator('.now').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

for (const [width, height] of SIZES)
  test(`at ${width}x${height} a click on any moment leaves the map in view and the whole panel beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of await somePages(page)) {
      await page.goto(path);
      const moments = page.locator('.moments-list a');
      const count = await moments.count();
      for (let index = 0; index < count; index++) {
        const moment = moments.nth(index);
        const clock = (await moment.textContent())!.trim();
        await moment.click();
        await expect(page.locator('.play-bar .time')).toHaveText(clock);
        expect(await inView(page), `${path} ${clock}`).toBeGreaterThan(0.95);
        expect(await hiddenInPanel(page), `${path} ${clock}`).toBe(0);
      }
    }
  });

/** The largest single shift of what is shown while a page loads. */
const MOST_SHIFT = 0.02;

for (const [width, height] of SIZES)
  test(`at ${width}x${height} nothing on the page moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of await somePages(page)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(Math.max(0, ...shifts), path).toBeLessThan(MOST_SHIFT);
    }
  });

test('every mark on map and timeline has a name and a time, arrow keys reach it from one stop, and Enter goes there', async ({
  page,
}) => {
  for (const path of (await somePages(page)).slice(0, 3)) {
    await page.goto(path);
    const marks = await page.locator('.map-box a, .stage-line a').evaluateAll((links) =>
      links.map((link) => ({
        name: link.getAttribute('aria-label') ?? '',
        href: link.getAttribute('href') ?? '',
        stops: (link as SVGAElement).tabIndex >= 0,
      })),
    );
    expect(marks.length).toBeGreaterThan(10);
    for (const { name, href } of marks) {
      const [, time] = /^#t=(\d+:\d\d)$/.exec(href) ?? [];
      expect(time, name).toBeDefined();
      expect(name).toContain(`${time} `);
    }
    // The map and the timeline are one stop each.
    expect(marks.filter(({ stops }) => stops).length).toBe(2);
    const inOrder = page.locator('.stage-line a[tabindex="0"]');
    await inOrder.focus();
    const first = seconds((await inOrder.getAttribute('href'))!);
    await page.keyboard.press('ArrowRight');
    expect(seconds((await page.locator(':focus').getAttribute('href'))!)).toBeGreaterThanOrEqual(first);
    await expect(page.locator(':focus')).toHaveAttribute('tabindex', '0');
    const mark = page.locator('.stage-line a').first();
    await mark.focus();
    await expect(page.getByRole('tooltip')).toHaveText((await mark.getAttribute('aria-label'))!);
    await page.keyboard.press('Enter');
    await expect(page.locator('.play-bar .time')).toHaveText((await mark.getAttribute('href'))!.slice(3));
    expect(await inView(page)).toBeGreaterThan(0.95);
  }
});

test('keys move the time, the pins and the zoom, and the address holds the second', async ({ page }) => {
  const [path] = await somePages(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path!);
  const time = page.locator('.play-bar .time');
  await page.keyboard.press('l');
  await expect(time).toHaveText('0:10');
  for (const key of ['ArrowRight', 'ArrowRight', 'j', '.', 'ArrowLeft', ',', 'l'])
    await page.keyboard.press(key);
  await expect(time).toHaveText('0:15');
  await expect(page).toHaveURL(/#t=0:15$/);
  await page.keyboard.press('1');
  await expect(time).toHaveText(
    (await page.locator('.moments-list li:has(.pin:not(.nowhere)) .time').first().textContent())!,
  );
  const box = await page.locator('.map-box > svg').getAttribute('viewBox');
  await page.keyboard.press('z');
  await expect(page.locator('.map-box > svg')).not.toHaveAttribute('viewBox', box!);
  await page.keyboard.press('z');
  await expect(page.locator('.map-box > svg')).toHaveAttribute('viewBox', box!);
  await page.keyboard.press('?');
  await expect(page.locator('.keys dt').first()).toBeVisible();
  // Escape closes the list, and only that.
  await page.keyboard.press('Escape');
  await expect(page.locator('.keys')).toBeHidden();
  await expect(page.locator('.stage')).toHaveClass(/\bplayed\b/);
  await page.keyboard.press('t');
  await expect(page.locator('.stage')).toHaveClass(/\btheatre\b/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage')).not.toHaveClass(/\btheatre\b/);
  await page.keyboard.press(' ');
  await expect(page.locator('.play-bar .play')).toHaveText('Pause');
  await page.keyboard.press('k');
  await expect(page.locator('.play-bar .play')).toHaveText('Play');
  // Typing in a field doesn't move playback.
  const at = await time.textContent();
  await page.getByRole('searchbox').first().fill('jjll');
  expect(await time.textContent()).toBe(at);
});

test('at the end the panel says how it ended, and its words explain themselves', async ({ page }) => {
  const [path] = await somePages(page);
  await page.goto(`${path}#t=1:00`);
  const title = page.locator('.now-title');
  await expect(title).toHaveText('At 1:00');
  await page.getByRole('slider', { name: 'Game time' }).press('End');
  await expect(title).toContainText(/leaves|left/);
  const term = page.getByRole('button', { name: 'Tier' });
  await term.focus();
  await expect(page.getByRole('tooltip')).toHaveText(TERMS['Tier']!);
  await expect(term).toHaveAccessibleDescription(TERMS['Tier']!);
});

test('the text of a pin goes when playback hides the pin, also if the text’s program comes after that', async ({
  page,
}) => {
  const [path] = await somePages(page);
  await page.goto(path!);
  const pin = page.locator('.map-card .moments a').first();
  const text = page.locator('.stage > .tip');
  await pin.hover();
  await expect(text).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.locator('.play-bar .play')).toHaveText('Pause');
  await expect(pin).toBeHidden();
  await expect(text).toBeHidden();

  await page.goto('about:blank');
  await page.route(/\/tips\.[^/]*\.js$/, async (route) => {
    await page.locator('.stage.played').waitFor();
    await route.continue();
  });
  await page.goto(path!);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(text).toHaveCount(1);
  await expect(text).toBeHidden();
});

/** Playing a game on its map: the request before anything loads, mouse, keyboard and address. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { watchRequests } from '../support/requests-of-page.ts';
import { duelPage } from './report/game-page.ts';

/** Files that pages load for playback. */
const OF_PLAYBACK = /\/data\/tracks\/|\/start\.[^/]*\.js/;

const bar = (page: Page) => page.locator('.play-bar');
const slider = (page: Page) => page.getByRole('slider', { name: 'Game time' });
const seconds = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

async function open(page: Page, request: APIRequestContext, hash = ''): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (one) => void (OF_PLAYBACK.test(one.url()) && asked.push(one.url())));
  const requestsEnd = watchRequests(page);
  await page.goto(`${await duelPage(request)}${hash}`);
  await requestsEnd();
  return asked;
}

/** The last marked row of each list among those up to the current time. */
const marked = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((all) => {
    const times = all.map((row) => row.querySelector('.time, th')?.textContent ?? '');
    return times.filter((_, index) => all[index]!.getAttribute('aria-current') === 'time');
  });

/** A text that is equal for equal pictures. */
const picture = (page: Page) =>
  page.locator('.map-box canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('nothing is loaded before play; then it runs, in the colours of the sides, until it is paused', async ({
  page,
  request,
}) => {
  const asked = await open(page, request);
  expect(asked).toEqual([]);
  await expect(page.locator('.map-box canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const stopped = await seconds(page);
  await page.waitForTimeout(300);
  expect(await seconds(page)).toBe(stopped);

  await slider(page).fill('240');
  const painted = await page.locator('.map-box canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = Array.from({ length: data.length / 4 }, (_, index) => [
      ...data.slice(index * 4, index * 4 + 4),
    ]);
    return ['--first', '--second'].map((name) => {
      document.body.style.color = `var(${name})`;
      const wanted = getComputedStyle(document.body).color.match(/\d+/g)!.map(Number);
      return pixels.filter(
        (pixel) => pixel[3] === 255 && wanted.every((value, index) => Math.abs(value - pixel[index]!) < 3),
      ).length;
    });
  });
  for (const pixels of painted) expect(pixels).toBeGreaterThan(50);
});

test('every speed from 1 to 32 can be chosen, and 32 is faster', async ({ page, request }) => {
  // Uses a test clock, so that the machine's speed doesn't matter.
  await page.clock.install();
  await open(page, request, '#t=0:00');
  const speed = bar(page).getByRole('combobox', { name: 'Speed' });
  expect(await speed.locator('option').allTextContents()).toEqual(['1×', '2×', '4×', '8×', '16×', '32×']);
  const playedIn = async (value: string) => {
    await speed.selectOption(value);
    const from = await seconds(page);
    const button = bar(page).locator('.play');
    await button.click();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return button.textContent();
      })
      .toBe('Pause');
    await page.clock.runFor(1000);
    await button.click();
    await expect(button).toHaveText('Play');
    return (await seconds(page)) - from;
  };
  expect(await playedIn('1')).toBeLessThan(4);
  expect(await playedIn('32')).toBeGreaterThan(12);
});

test('the slider is used by keyboard and says the time', async ({ page, request }) => {
  await open(page, request, '#t=1:00');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '1:00');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '1:01');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0:00');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d+:\d\d$/);
  await expect(bar(page).locator('.time')).not.toHaveText('0:00');
});

test('a link to a moment goes there, marks its rows, and plays nothing by itself', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, request, '#t=8:00');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '8:00');
  await page.waitForTimeout(300);
  expect(await seconds(page)).toBe(480);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const times = await marked(page, '.moments-list > li');
  expect(times).toHaveLength(1);
  const [minutes = 0, rest = 0] = times[0]!.split(':').map(Number);
  expect(minutes * 60 + rest).toBeLessThanOrEqual(480);
  await expect(page.locator('.stage-line .line-head')).toHaveCount(1);

  const link = page.locator('.moments-list a').nth(3);
  const time = (await link.textContent())!.trim();
  await link.click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', time);
  await slider(page).fill('0');
  // The address is already set.
  await link.click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', time);
});

test('a jump shows what playing up to it shows', async ({ page, request }) => {
  await open(page, request, '#t=4:00');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider(page).fill('270');
  const played = await picture(page);
  // The address contains the second by then.
  await expect(page).toHaveURL(/#t=4:30$/);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '4:30');
  await expect.poll(() => picture(page)).toBe(played);
});

test('what cannot be loaded is said, and can be tried again', async ({ page, request }) => {
  await open(page, request);
  await page.route('**/data/tracks/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(bar(page).getByText('could not be loaded')).toBeVisible();
  await page.unroute('**/data/tracks/**');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await expect(bar(page).getByText('could not be loaded')).toHaveCount(0);
});

test('in big type a second screen shows the clock and both sides, no fight’s result, and Escape goes back', async ({
  page,
  request,
}) => {
  await open(page, request, '#t=12:00');
  const stage = page.locator('.stage');
  await bar(page).getByRole('button', { name: 'Big type' }).click();
  await expect(stage).toHaveClass(/\bbig\b/);
  await expect(bar(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1');
  await expect(page.locator('.now-title')).toBeVisible();
  await expect(page.locator('.now')).not.toContainText(/ahead|stayed|last seen/i);
  await expect(page.locator('.map-box')).toBeHidden();
  await expect(page.locator('header').first()).toHaveJSProperty('inert', true);
  await page.keyboard.press('Space');
  await expect(page.locator('.now-title')).toHaveText(/At 12:0[1-9]/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(stage).not.toHaveClass(/\bbig\b/);
  await expect(page.locator('.map-box')).toBeVisible();
  await expect(page.locator('header').first()).toHaveJSProperty('inert', false);
  expect(await seconds(page)).toBeGreaterThan(720);
});

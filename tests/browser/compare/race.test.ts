/** Two archived games on one map and one clock. */
import { expect, test } from './compare-page.ts';

const GRUBBY = '3748691546_FollowGrubby_Happy-_Concealed-Hill';
const AGAIN = '825554037_FollowGrubby_Thorzain_Concealed-Hill';
const ELSEWHERE = '1195822387_Happy-_Thorzain_Hellfire-Plateau';

test('two games on one map race when it is asked for, by button and slider', async ({ compare }) => {
  const { page } = compare;
  await compare.open(`#a=${GRUBBY}.1&b=${AGAIN}.1`);
  const rows = await compare.rows('differences');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(8);
  const race = page.getByRole('region', { name: 'Race on one map' });
  await race.getByRole('button', { name: 'Start the race' }).press('Enter');
  await expect(race.locator('canvas')).toBeVisible();
  await race.getByRole('button', { name: 'Pause' }).click();
  // The mouse is still over the button, and its label must be readable.
  const [ink, ground] = await race.locator('.play').evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(ground);
  const game = await compare.game(GRUBBY);
  const other = await compare.game(AGAIN);
  const slider = race.getByRole('slider', { name: 'Game time' });
  expect(await slider.getAttribute('max')).toBe(
    String(Math.ceil(Math.max(...[game, other].map(({ players }) => players[0]!.leftMs!)) / 1000)),
  );
  await slider.fill('300');
  await expect(race.locator('.now-title')).toHaveText('At 5:00');
  await expect(race.locator('.now thead, .now tr').first()).toContainText(/A: .*B: /);
  await expect(race.locator('.now')).toContainText('Blademaster');
  await expect(race.locator('.now')).toContainText('Far Seer');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(page.url()).toContain('#a=');
});

test('games on different maps have their differences, and say why they do not race', async ({ compare }) => {
  await compare.open(`#a=${GRUBBY}.1&b=${ELSEWHERE}.1`);
  const race = compare.page.getByRole('region', { name: 'Race on one map' });
  await expect(race).toContainText('Concealed Hill and Hellfire Plateau are different maps');
  await expect(race.getByRole('button')).toHaveCount(0);
  expect((await compare.rows('differences')).length).toBeGreaterThan(3);
});

test('a race whose moves do not come says so', async ({ compare }) => {
  await compare.page.route('**/data/tracks/**', (route) => route.fulfill({ status: 404 }));
  await compare.open(`#a=${GRUBBY}.1&b=${AGAIN}.1`);
  await compare.button('Start the race').click();
  await expect(compare.page.getByText('could not be loaded')).toBeVisible();
});

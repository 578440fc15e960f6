/** Two archived games on one map and one clock. */
import { expect, test } from '../../../browser/compare/compare-page.ts';
import { heroName, raceOne, raceTwo } from '../../../support/browse/chosen.ts';
import { MAP_RACE_WORDS } from '../../../../src/app/compare/race/load-race.ts';

const ONE = raceOne.replayId;
const OTHER = raceTwo.replayId;

test('two games on one map race when it is asked for, by button and slider', async ({ compare }) => {
  const { page } = compare;
  await compare.open(`#a=${ONE}.1&b=${OTHER}.1`);
  const rows = await compare.rows('differences');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(8);
  const race = page.getByRole('region', { name: MAP_RACE_WORDS.title });
  await race.getByRole('button', { name: 'Start the race' }).press('Enter');
  await expect(race.locator('canvas')).toBeVisible();
  await race.getByRole('button', { name: 'Pause' }).click();
  // The mouse is still over the button, and its label must be readable.
  const [ink, ground] = await race.locator('.play').evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(ground);
  const game = await compare.game(ONE);
  const other = await compare.game(OTHER);
  const slider = race.getByRole('slider', { name: 'Game time' });
  expect(await slider.getAttribute('max')).toBe(
    String(Math.ceil(Math.max(...[game, other].map(({ players }) => players[0]!.leftMs!)) / 1000)),
  );
  await slider.fill('300');
  await expect(race.locator('.now-title')).toHaveText('At 5:00');
  await expect(race.locator('.now thead, .now tr').first()).toContainText(/A: .*B: /);
  for (const { players } of [raceOne, raceTwo])
    await expect(race.locator('.now')).toContainText(heroName(players[0]!.heroes[0]!));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(page.url()).toContain('#a=');
});

/** The visitor's own games race on a map: from another tab, from the library, from files, and against the archive. */
import { join } from 'node:path';
import { FIXTURES } from '../../../support/fixtures.ts';
import { expect, test } from '../../../browser/drop/drop-page.ts';
import { ComparePage } from '../../../browser/compare/compare-page.ts';
import { duels, first } from '../../../support/browse/chosen.ts';
import { MAP_RACE_WORDS } from '../../../../src/app/compare/race/load-race.ts';

const DUEL = join(FIXTURES, 'example-1v1.w3g');
/** An archived game on the same map. */
const ARCHIVED = first(
  'game on Concealed Hill',
  duels.filter(({ map }) => map === 'concealed-hill'),
).replayId;

const raceOf = ({ page }: ComparePage) => page.getByRole('region', { name: MAP_RACE_WORDS.title });

async function expectRace(compare: ComparePage): Promise<void> {
  const race = raceOf(compare);
  await race.getByRole('button', { name: 'Start the race' }).press('Enter');
  await expect(race.locator('canvas')).toBeVisible();
  await race.getByRole('button', { name: 'Pause' }).click();
  await race.getByRole('slider', { name: 'Game time' }).fill('200');
  await expect(race.locator('.now-title')).toHaveText('At 3:20');
  await expect(race.locator('.now thead, .now tr').first()).toContainText(/A: Hazel.*B: /);
}

test('a dropped game races an archived one while its tab is open, and later if it is kept', async ({
  drop,
}) => {
  await drop.choose(DUEL);
  await drop.rest();
  const [tab] = await Promise.all([
    drop.page.waitForEvent('popup'),
    (await drop.share(/^Race or compare Hazel/)).click(),
  ]);
  const compare = new ComparePage(tab, drop.site.origin);
  // The closest game on the same map races at once; going back offers the others.
  await expect(raceOf(compare).locator('canvas')).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('button', { name: /^Race / }).first()).toBeVisible();
  await expect(raceOf(compare)).toHaveCount(0);
  await compare.side('A').getByLabel('Hazel').check();
  const fragment = `${new URL(tab.url()).hash}&b=${ARCHIVED}.1`;
  await compare.open(fragment);
  expect((await compare.rows('differences')).flat().join()).toMatch(/Creep camp 1/);
  await expectRace(compare);

  await drop.page.goto('about:blank');
  await compare.open(fragment);
  await expect(raceOf(compare)).toContainText(MAP_RACE_WORDS.onlyOrders('Hazel vs Rowan on Concealed Hill'));
  await expect(raceOf(compare).getByRole('button')).toHaveCount(0);

  await drop.open();
  await drop.choose(DUEL);
  await drop.rest();
  await drop
    .button(/^Keep .* in this browser/)
    .first()
    .click();
  await expect(drop.page.getByText(/\b1 game/).first()).toBeVisible();
  await drop.page.goto('about:blank');
  await compare.open(fragment);
  await expectRace(compare);
  expect(compare.complaints).toEqual([]);
});

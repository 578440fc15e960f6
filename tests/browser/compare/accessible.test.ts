/** Checks every state of the page with axe in both themes, and its width on a phone. */
import { axeFinds } from '../axe.ts';
import { expect, HUMAN, ORC_ONE, ORC_TWO, test, type ComparePage } from './compare-page.ts';

/** Steps that lead to each state. */
const STATES: Readonly<Record<string, (compare: ComparePage) => Promise<void>>> = {
  empty: (compare) => compare.open(),
  searching: async (compare) => {
    await compare.open();
    await compare.side('A').getByRole('combobox').fill('orc');
    await expect(compare.side('A').getByRole('option').first()).toBeVisible();
  },
  'one side': (compare) => compare.open(`#b=${HUMAN}.2`),
  'no player chosen': (compare) => compare.open(`#a=${HUMAN}.`),
  loading: async (compare) => {
    await compare.page.route('**/data/games/**', () => undefined);
    await compare.page.goto(`/compare/#a=${HUMAN}.1`);
    await expect(compare.page.getByText('Loading the game')).toBeVisible();
  },
  failures: (compare) => compare.open('#a=no-such-game.1&b=~1AAAA.1'),
  'one race': (compare) => compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`),
  'two races': (compare) => compare.open(`#a=${HUMAN}.1&b=${ORC_ONE}.1`),
  closest: async (compare) => {
    await compare.open(`#a=${ORC_ONE}.2`);
    await compare.button('Find the closest game in the archive').click();
    await expect(compare.page.locator('.candidates')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES))
  test(`a phone shows everything without moving sideways, and axe finds nothing: ${state}`, async ({
    compare,
  }) => {
    const wide = compare.page.viewportSize()!;
    await compare.page.setViewportSize({ width: 390, height: 844 });
    await reach(compare);
    const widest = await compare.page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, 'width on a phone of 390 px').toBeLessThanOrEqual(390);
    await compare.page.setViewportSize(wide);
    expect.soft(await axeFinds(compare.page), 'axe').toEqual([]);
  });

test('on a phone the first table begins on the first screen, and the games can still be changed', async ({
  compare,
}) => {
  await compare.page.setViewportSize({ width: 390, height: 844 });
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  const table = compare.page.getByRole('table').first();
  // The tables move up when both games have been read.
  await expect.poll(() => table.evaluate((shown) => shown.getBoundingClientRect().top)).toBeLessThan(844);
  await compare.page.getByText('Change games or players').click();
  await compare.side('A').getByRole('radio', { checked: false }).check();
  await expect(compare.page.getByRole('heading', { level: 1 })).toContainText('compared with');
  await expect(compare.side('A')).toBeVisible();
  await compare.side('A').getByRole('button', { name: 'Choose another game' }).click();
  await expect(compare.side('A').getByRole('combobox')).toBeVisible();
});

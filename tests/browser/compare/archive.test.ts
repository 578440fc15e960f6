/** Compares games of the archive with each other. */
import { formatClock } from '../../../src/game/clock.ts';
import { expect, HUMAN, ORC_ONE, ORC_TWO, test } from './compare-page.ts';

test('a permalink opens a comparison of which every timing is that of the documents', async ({ compare }) => {
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  await expect(compare.heading).toHaveText('Grubby compared with Grubby');
  const [a, b] = await Promise.all([ORC_ONE, ORC_TWO].map((id) => compare.game(id)));
  const firstHero = [a, b].map((game) => game!.players[0]!.heroes[0]!.ordered!.ms);
  const [row] = await compare.rows('timings');
  expect(row?.[0]).toBe('First hero');
  for (const [index, ms] of firstHero.entries()) expect(row?.[index + 1]).toContain(formatClock(ms));
  const [one, other] = firstHero.map((ms) => Math.floor(ms / 1000));
  const words =
    one === other ? 'same second' : `${one! < other! ? 'A' : 'B'} ${Math.abs(one! - other!)} s earlier`;
  expect(row?.[3]).toBe(words);
  for (const section of ['counts', 'research', 'row-by-row'])
    expect((await compare.rows(section)).length, section).toBeGreaterThan(3);
  await expect(
    compare.page.getByText('The maps differ: Echo Isles for A, Concealed Hill for B.'),
  ).toBeVisible();
});

test('games are found by words, players chosen, sides swapped, and the way back undoes each step', async ({
  compare,
}) => {
  const { page } = compare;
  await compare.open();
  await compare.side('A').getByRole('combobox').fill('grubby echo human');
  await expect(compare.side('A').getByText('No game has all of these words.')).toBeVisible();
  await compare.side('A').getByRole('combobox').fill('GRUBBY happy echo');
  await compare.side('A').getByRole('option', { name: 'Grubby vs Happy on Echo Isles' }).click();
  await expect(compare.side('A').getByRole('heading')).toBeFocused();
  await compare.side('A').getByLabel('Grubby').check();
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toHaveText(/A: Grubby\s+Orc/);
  await compare.side('B').getByRole('combobox').fill('thorzain happy echo');
  await compare.side('B').getByRole('option', { name: 'Thorzain vs Happy on Echo Isles' }).click();
  await compare.side('B').getByLabel('Happy').check();
  await expect(compare.heading).toHaveText('Grubby compared with Happy');
  expect(new URL(page.url()).hash).toBe(`#a=${ORC_ONE}.1&b=${HUMAN}.2`);

  await compare.button('Swap A and B').click();
  await expect(compare.heading).toHaveText('Happy compared with Grubby');
  await page.goBack();
  await expect(compare.heading).toHaveText('Grubby compared with Happy');
  await page.goBack();
  await expect(compare.heading).toHaveText('Compare two games');
  await page.reload();
  await compare.rest();
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toContainText('Grubby');
});

test('a game is found by keyboard alone, the example and a game lead to both of its players', async ({
  compare,
}) => {
  const { page } = compare;
  await page.setViewportSize({ width: 390, height: 844 });
  await compare.open();
  const field = compare.side('A').getByRole('combobox');
  await field.fill('grubby');
  const options = compare.side('A').getByRole('option');
  await expect(options.first()).toBeVisible();
  const active = compare.side('A').getByRole('option', { selected: true });
  await expect(active).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(active).toHaveText(await options.first().innerText());
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-a-0');
  await field.press('ArrowUp');
  await expect(active).toHaveText(await options.last().innerText());
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('grubby');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(compare.side('A').getByRole('heading')).toBeFocused();

  await compare.open();
  await page.getByRole('link', { name: /^the two players of/ }).click();
  await expect(compare.heading).toContainText('compared with');
  // Details are folded there, and a button draws the missing rows. The first differences take 800 of these pixels.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(6100);
  await page.getByText('Skills, research and gold').click();
  await expect(page.getByRole('heading', { name: 'Gold spent' })).toBeVisible();
  // Where tables fit next to each other, the details are open.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await compare.rest();
  await expect(page.getByRole('heading', { name: 'Gold spent' })).toBeVisible();
  expect(await height()).toBeLessThan(7000);

  await page.goto(`/replays/${HUMAN}/`);
  await page.getByRole('link', { name: /^Both players of this game/ }).click();
  await expect(compare.heading).toContainText('compared with');
  await expect(page).toHaveURL(/#a=.+&b=/);
});

test('players of different races are told so, and only what does the same work is compared', async ({
  compare,
}) => {
  await compare.open(`#a=${HUMAN}.1&b=${HUMAN}.2`);
  await expect(compare.page.getByText('Both sides are players of one game.')).toBeVisible();
  await expect(compare.page.getByText('Human and Undead: only what does the same job')).toBeVisible();
  await compare.page.getByLabel('Only what both ordered').check();
  const rows = await compare.rows('row-by-row');
  expect(rows.map(([name]) => name)).toContain('Altar');
  expect(rows.filter(([, a, b]) => !/\d:\d\d/.test(a!) || !/\d:\d\d/.test(b!))).toEqual([]);
});

test('the boxes of the timeline hide kinds of rows in the table as well', async ({ compare }) => {
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  const peons = compare.page.getByRole('row', { name: /^Peon, / });
  await expect(peons.first()).toBeVisible();
  await compare.page.getByLabel('Workers').uncheck();
  await expect(peons).toHaveCount(0);
  await expect(compare.page.getByRole('row', { name: /^Orc Burrow, / }).first()).toBeVisible();
});

test('both players stand on one time axis that ends with the longer game', async ({ compare }) => {
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  const drawings = compare.page.getByRole('img', { name: /^Timeline of/ });
  await expect(drawings).toHaveCount(2);
  const boxes = await Promise.all((await drawings.all()).map((drawing) => drawing.boundingBox()));
  expect([boxes[0]?.x, boxes[0]?.width]).toEqual([boxes[1]?.x, boxes[1]?.width]);
  const ends = await Promise.all(
    [ORC_ONE, ORC_TWO].map(async (id) => {
      const { players, clockMs } = await compare.game(id);
      return players[0]!.leftMs ?? clockMs;
    }),
  );
  await expect(drawings.first()).toContainText(`to ${formatClock(Math.max(...ends))} in rows`);
});

test('spoiler-free mode hides what tells how long the games lasted, until asked', async ({ compare }) => {
  await compare.page.goto('/');
  await compare.page.evaluate(() => localStorage.setItem('spoilers', 'hidden'));
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  await expect(compare.page.getByRole('img', { name: /^Timeline of/ })).toHaveCount(0);
  await expect(compare.page.getByRole('heading', { name: 'Timings' })).toBeVisible();
  await compare.button('Show what reveals how long the games lasted').click();
  await expect(compare.page.getByRole('img', { name: /^Timeline of/ })).toHaveCount(2);
});

test('the same player on both sides is no comparison, and says so', async ({ compare }) => {
  await compare.open(`#a=${HUMAN}.1&b=${HUMAN}.1`);
  await expect(compare.page.getByText('the same player of the same game, so nothing differs')).toBeVisible();
  const differences = (await compare.rows('timings')).map((cells) => cells[3]);
  expect(new Set(differences)).toEqual(new Set(['same second']));
});

test('skipping to the content leaves the comparison and its address as they are', async ({ compare }) => {
  const { page } = compare;
  await compare.open(`#a=${HUMAN}.1&b=${HUMAN}.2`);
  await expect(page).toHaveTitle(/^Thorzain compared with Happy/);
  const address = page.url();
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(compare.heading).toHaveText('Thorzain compared with Happy');
});

test('games of teams can be compared', async ({ compare }) => {
  await compare.open(
    '#a=1195822387_Happy-_Thorzain_Hellfire-Plateau.1&b=167880102_Thorzain_LiiLD.C_Synergy-Big-Paved.1',
  );
  await expect(compare.page.getByText('in team games players share the work')).toBeVisible();
});

test('what is wrong with a link is said, and the other side stays', async ({ compare }) => {
  await compare.open(`#a=no-such-game.1&b=${HUMAN}.1`);
  await expect(compare.side('A')).toContainText('The archive has no game with this id. no-such-game');
  await expect(compare.side('B').getByRole('heading', { level: 2 })).toContainText('Thorzain');
  await expect(compare.page.getByRole('status')).toContainText('A: The archive has no game with this id.');

  await compare.open(`#a=whatever&b=${HUMAN}.9`);
  await expect(compare.side('A')).toContainText('This part of the link doesn’t name a game');
  await expect(compare.side('B').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(compare.side('B')).toContainText('Choose the player to compare.');
  await expect(compare.heading).toHaveText('Compare two games');
});

test('without a connection a sentence says so, and another try works', async ({ compare, context }) => {
  await compare.open();
  await context.setOffline(true);
  await compare.side('A').getByRole('combobox').focus();
  await expect(compare.side('A')).toContainText('The list of games could not be loaded');
  await context.setOffline(false);
  await compare.side('A').getByRole('combobox').fill('grubby');
  await expect(compare.side('A').getByRole('option').first()).toContainText('Grubby');
  compare.complaints.length = 0;
});

test('the link is copied, or offered to be copied by hand', async ({ compare, context }) => {
  await compare.open(`#a=${HUMAN}.1&b=${HUMAN}.2`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await compare.button('Copy the link').click();
  await expect(compare.page.getByRole('status')).toHaveText('The link is on the clipboard.');
  expect(await compare.page.evaluate(() => navigator.clipboard.readText())).toBe(compare.page.url());
  await compare.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await compare.button('Copy the link').click();
  await expect(compare.page.getByRole('textbox', { name: 'Copy the link yourself' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs and where the same can be read', async ({ page }) => {
    await page.goto('/compare/');
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Links' })).toBeVisible();
  });
});

/** Screens of a phone, beyond the checks for each type of page in `every-page.test.ts`. */
import { expect, test } from '@playwright/test';
import { urls } from '../../../../src/urls.ts';
import { cutTables, overflowingCells } from '../../../browser/cut-tables.ts';
import { first, shownName } from '../../../support/browse/chosen.ts';
import { corpusIndex } from '../../../support/browse/corpus-index.ts';

/** Length of the longest names that the game allows. */
const LONGEST = 15;
const long = first(
  'game of a player with the longest possible name',
  corpusIndex().games.filter(({ players }) => players.some((player) => shownName(player).length >= LONGEST)),
);
const LONG_NAME = urls.made(long.replayId);

test('on a phone no table is cut, and nothing stands out of its cell, where tables are widest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/maps/twisted-meadows/', '/builds/undead-destroyers/', LONG_NAME]) {
    await page.goto(path);
    expect(await cutTables(page), path).toEqual([]);
    expect(await overflowingCells(page), path).toEqual([]);
  }
});

test('on a phone the ways in stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
});

test('the front page takes two screens of a phone, a little more where a story is long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect((await page.locator('footer').boundingBox())!.y).toBeLessThan(2 * 844);
  const drop = (await page.locator('#drop-target').boundingBox())!;
  expect(drop.y + drop.height).toBeLessThan(844);
});

/** Screens of a phone, beyond the checks for each type of page in `every-page.test.ts`. */
import { expect, test } from '@playwright/test';
import { cutTables, overflowingCells } from '../cut-tables.ts';

/** A game of a player with the longest possible name. */
const LONG_NAME = '/replays/1844320535_sheik_123456789012345_Twisted-Meadows/made/';

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

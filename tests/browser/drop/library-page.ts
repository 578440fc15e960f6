/** Steps on the drop page that tests of saved games share. */
import { join } from 'node:path';
import { FIXTURES } from '../../support/fixtures.ts';
import { expect, type DropPage } from './drop-page.ts';
import { LIBRARY_WORDS } from '../../../src/app/library/words.ts';

/** The two examples, and the title of the first. */
export const [ONE, TWO] = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name)) as [
  string,
  string,
];
export const TITLE = 'Hazel vs Rowan on Concealed Hill';
/** The button that turns saving on. */
export const OFFER = LIBRARY_WORDS.offer.turnOn;

/** The section about saved games, and the rows of its table. */
export const kept = (drop: DropPage) =>
  drop.page.getByRole('region', { name: LIBRARY_WORDS.mine, exact: true });
export const keptRows = (drop: DropPage) =>
  kept(drop)
    .getByRole('table', { name: new RegExp(`^${LIBRARY_WORDS.mine}`) })
    .locator('tbody tr');
/** Names of the browser's databases for the site. */
export const databases = (drop: DropPage) =>
  drop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Turns on saving games. */
export async function turnOn(drop: DropPage): Promise<void> {
  await drop.pressBelow(OFFER);
  await expect(kept(drop)).toBeVisible();
}

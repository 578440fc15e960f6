/** Steps on the drop page that tests of saved games share. */
import { join } from 'node:path';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { expect, type DropPage } from './drop-page.ts';

/** The two examples, and the title of the first. */
export const [ONE, TWO] = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name)) as [
  string,
  string,
];
export const TITLE = 'Hazel vs Rowan on Concealed Hill';
/** The button that turns saving on. */
export const OFFER = 'Keep my games in this browser';

/** The section about saved games, and the rows of its table. */
export const kept = (drop: DropPage) => drop.page.getByRole('region', { name: 'Games kept in this browser' });
export const keptRows = (drop: DropPage) =>
  kept(drop)
    .getByRole('table', { name: /^Games kept/ })
    .locator('tbody tr');
/** Names of the browser's databases for the site. */
export const databases = (drop: DropPage) =>
  drop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Waits until the visitor's notes on a game are in the database, because leaving a page at once can lose them. */
export const wordsKept = (drop: DropPage, part: string) =>
  expect
    .poll(() =>
      drop.page.evaluate(
        () =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open('farseer-history');
            opening.onerror = () => reject(new Error('no database'));
            opening.onsuccess = () => {
              const database = opening.result;
              const reading = database.transaction('words').objectStore('words').getAll();
              reading.onsuccess = () => resolve(JSON.stringify(reading.result));
              reading.transaction!.oncomplete = () => database.close();
            };
          }),
      ),
    )
    .toContain(part);

/** Turns on saving games. */
export async function turnOn(drop: DropPage): Promise<void> {
  await drop.pressBelow(OFFER);
  await expect(kept(drop)).toBeVisible();
}

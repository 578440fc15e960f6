import { type DropPage, expect, test } from './drop-page.ts';
import { databases, kept, keptRows, OFFER, ONE, TITLE, turnOn, TWO } from './library-page.ts';
import { GROUND_WORDS } from '../../../src/map/card/legend.ts';
import { LIBRARY_WORDS } from '../../../src/app/library/words.ts';
import { GAMES_WORDS } from '../../../src/app/library/GamesView.tsx';

/** Reloads the page, as on another day. */
async function visitAgain(drop: DropPage): Promise<void> {
  await drop.open();
  await expect(kept(drop)).toBeVisible();
}

test('nothing is kept unless the visitor asks for it', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
  await drop.open();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
  expect(
    await drop.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
});

test('games are kept, listed on the next visit, opened, sorted and deleted', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  await expect(
    drop.page.locator('p', { hasText: GROUND_WORDS.fromFile('exact').slice(0, -1) }),
  ).toBeVisible();
  const words = await drop.report.textContent();
  expect(words).toContain('Key moments');
  await turnOn(drop);
  await expect(kept(drop)).toContainText('1 game,');
  await drop.choose(TWO);
  await expect(kept(drop)).toContainText('2 games');

  await visitAgain(drop);
  await expect(keptRows(drop)).toHaveCount(2);
  await expect(keptRows(drop).first()).toContainText('Sorrel & Yarrow vs Hazel & Rowan');
  await expect(keptRows(drop).last()).toContainText('example-1v1.w3g');
  await kept(drop).getByRole('button', { name: 'Length' }).click();
  await expect(kept(drop).locator('[aria-sort=ascending]')).toHaveText('Length');

  await kept(drop).getByRole('button', { name: 'Hazel vs Rowan', exact: true }).click();
  await expect(drop.heading).toHaveText(TITLE);
  await drop.rest();
  // Nothing is lost: the map, the story and the fights are the same as on the first day.
  await expect.poll(() => drop.report.textContent()).toBe(words);
  await drop.button('Start over').click();

  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(keptRows(drop)).toHaveCount(1);
  await expect(drop.status).toHaveText(LIBRARY_WORDS.removed);
  await expect(drop.page.locator('#library')).toBeFocused();
  await drop.button('Bring back 1 deleted game').click();
  await expect(keptRows(drop)).toHaveCount(2);
  await expect(drop.status).toHaveText(LIBRARY_WORDS.restored(1));

  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button(GAMES_WORDS.deleteAll).click();
  await expect(kept(drop)).toContainText('None yet.');
  await drop.button('Bring back 2 deleted games').click();
  await expect(keptRows(drop)).toHaveCount(2);
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button(GAMES_WORDS.deleteAll).click();
  await expect(kept(drop)).toContainText('None yet.');
  await visitAgain(drop);
  await expect(kept(drop)).toContainText('None yet.');

  await drop.button('Stop keeping games').click();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
});

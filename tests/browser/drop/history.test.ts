/** Kept games from the side of the visitor. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './drop-page.ts';
import { databases, kept, ONE, turnOn, TWO } from './library-page.ts';

test('a history is counted for the names chosen, said something of, found again, and goes with the library', async ({
  drop,
}) => {
  await turnOn(drop);
  await drop.choose([ONE, TWO]);
  await drop.rest();
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await expect(history.getByRole('status').first()).toHaveText('0 of 2 kept games are yours.');
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await expect(history.getByRole('status').first()).toHaveText('2 of 2 kept games are yours.');
  await expect(history.getByRole('row', { name: /^HvO/ })).toContainText('1');
  await expect(history.getByRole('heading')).toHaveText(['My history', 'Results', 'Over time', 'Games']);
  await history.getByLabel(/^Note on the game against Rowan$/).fill('late expansion');
  await history.getByLabel(/^Tags of the game against Rowan,/).fill('ladder, first');
  await history.getByLabel(/^Search/).fill('ladder');
  await expect(history.locator('.dropped tbody tr')).toHaveCount(1);
  const download = drop.page.waitForEvent('download');
  await history.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/"ladder, first",late expansion,example-1v1\.w3g/);

  await drop.open();
  await drop.button('My history').click();
  await expect(history.getByLabel(/^Note on the game against Rowan$/)).toHaveValue('late expansion');
  expect(await databases(drop)).toContain('farseer-history');
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Stop keeping games').click();
  await expect(drop.status.first()).toContainText('Games are not kept any more');
  await expect(kept(drop)).toHaveCount(0);
  expect(await databases(drop)).not.toContain('farseer-history');
});

/** Saved games from the visitor's side. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../browser/drop/drop-page.ts';
import { databases, kept, ONE, turnOn, TWO } from '../../../browser/drop/library-page.ts';
import { GAMES_WORDS } from '../../../../src/app/library/GamesView.tsx';
import { LIBRARY_WORDS } from '../../../../src/app/library/words.ts';

test('a history is counted for the names chosen, said something of, found again, and goes with the library', async ({
  drop,
}) => {
  await turnOn(drop);
  await drop.choose([ONE, TWO]);
  await drop.rest();
  // On the next visit, kept games are what the page shows.
  await drop.open();
  await drop.button(GAMES_WORDS.history).click();
  const history = drop.page.getByRole('region', { name: GAMES_WORDS.history });
  await expect(history.getByRole('status').first()).toHaveText('0 of 2 kept games are yours.');
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await expect(history.getByRole('status').first()).toHaveText('2 of 2 kept games are yours.');
  await expect(history.getByRole('row', { name: /^HvO/ })).toContainText('1');
  await expect(history.getByRole('heading')).toHaveText([
    GAMES_WORDS.history,
    'Results',
    'Last days',
    'Over time',
    'Goals',
  ]);
  // The list of saved games shows them from the same side.
  const list = kept(drop).getByRole('table', { name: new RegExp(`^${LIBRARY_WORDS.mine}`) });
  await expect(list.getByRole('button', { name: 'My result' })).toBeVisible();
  await expect(list.getByRole('row', { name: /^Hazel vs Rowan/ })).toContainText(/Human.*Concealed Hill/);
  await list.getByLabel(/^Note .*Rowan$/).fill('late expansion, 2:10');
  await list.getByLabel(/^Tags .*Rowan/).fill('ladder, first');
  const box = kept(drop).getByRole('combobox', { name: /^Search/ });
  await kept(drop)
    .getByLabel(/^Search/)
    .focus();
  await expect(box).toHaveAttribute('aria-controls', 'my-suggestions');
  await box.pressSequentially('row');
  await expect(kept(drop).getByRole('listbox', { name: 'Suggestions' }).getByRole('option')).toHaveText([
    /^Rowan Opponent, \d+ games?$/,
  ]);
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'my-suggestions-0');
  await box.press('Enter');
  await expect(box).toHaveValue('Rowan');
  await box.fill('ladder');
  await expect(list.locator('tbody tr')).toHaveCount(1);
  const download = drop.page.waitForEvent('download');
  await history.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/"ladder, first","late expansion, 2:10",example-1v1\.w3g/);

  expect(await databases(drop)).toContain('farseer-history');
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Stop keeping games').click();
  await expect(drop.status.first()).toContainText(LIBRARY_WORDS.turnedOff);
  await expect(kept(drop)).toHaveCount(0);
  expect(await databases(drop)).not.toContain('farseer-history');
});

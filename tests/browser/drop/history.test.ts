/** Saved games from the visitor's side. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './drop-page.ts';
import { gameAnalysisSchema } from '../../../src/game/analysis.ts';
import { duel, DUEL_END_MS } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { databases, kept, ONE, turnOn, TWO, wordsKept } from './library-page.ts';

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
  await expect(history.getByRole('heading')).toHaveText([
    'My history',
    'Results',
    'Last days',
    'Over time',
    'Goals',
    'Games',
  ]);
  // The list of saved games shows them from the same side.
  const list = kept(drop).getByRole('table', { name: /^Games kept/ });
  await expect(list.getByRole('button', { name: 'My result' })).toBeVisible();
  await expect(list.getByRole('row', { name: /^Hazel vs Rowan/ })).toContainText(/Human.*Concealed Hill/);
  await history.getByLabel(/^Note on the game against Rowan$/).fill('late expansion, 2:10');
  await history.getByLabel(/^Tags of the game against Rowan,/).fill('ladder, first');
  const box = history.getByRole('combobox', { name: /^Search/ });
  await history.getByLabel(/^Search/).focus();
  await expect(box).toHaveAttribute('aria-controls', 'my-suggestions');
  await box.pressSequentially('row');
  await expect(history.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')).toHaveText([
    'Rowan Opponent',
  ]);
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'my-suggestions-0');
  await box.press('Enter');
  await expect(box).toHaveValue('Rowan');
  await box.fill('ladder');
  await expect(history.locator('.dropped tbody tr')).toHaveCount(1);
  const download = drop.page.waitForEvent('download');
  await history.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/"ladder, first","late expansion, 2:10",example-1v1\.w3g/);

  await wordsKept(drop, '"note":"late expansion, 2:10"');
  // The visitor's name is known by now, so the history is open above the list.
  await drop.open();
  await expect(history.getByLabel(/^Note on the game against Rowan$/)).toHaveValue('late expansion, 2:10');
  const analyses = drop.page.waitForEvent('download');
  await history.getByRole('button', { name: 'Save all analyses (NDJSON)' }).click();
  const lines = (await readFile(await (await analyses).path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => gameAnalysisSchema.parse(JSON.parse(line)).players.length)).toEqual([2, 4]);
  // A time in a note links to the report's lists, and to the map if there is one.
  await history.getByRole('button', { name: '2:10 of the game against Rowan' }).click();
  await expect(drop.report.locator('[aria-current=time]').first()).toBeVisible();
  await drop.button('Start over').click();
  await drop.choose(ONE);
  await drop.rest();
  await drop.choose(TWO);
  await drop.rest();
  await drop.button('Back to the list').click();
  await history.getByRole('button', { name: '2:10 of the game against Rowan' }).click();
  await expect(drop.page.getByRole('slider', { name: 'Game time' })).toHaveValue('130');
  await drop.button('Back to the list').click();
  expect(await databases(drop)).toContain('farseer-history');
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Stop keeping games').click();
  await expect(drop.status.first()).toContainText('Games are no longer kept');
  await expect(kept(drop)).toHaveCount(0);
  expect(await databases(drop)).not.toContain('farseer-history');
});

test('who won is said by hand where the recording does not tell, counted, kept, and stands in the saved lines', async ({
  drop,
}) => {
  await turnOn(drop);
  const game = duel({ names: ['Hazel', 'Thrall'] });
  // The recording ends before anyone leaves.
  const script = {
    ...game,
    durationMs: DUEL_END_MS,
    timeline: game.timeline.filter(({ kind }) => kind !== 'leave'),
  };
  const open = { name: 'open.w3g', mimeType: '', buffer: Buffer.from(writeRecording(script)) };
  await drop.choose([open]);
  await drop.rest();
  await drop.button('Start over').click();
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await expect(history.getByLabel('Result against Thrall')).toHaveValue('not known');
  await history.getByLabel('Result against Thrall').selectOption('lost');
  await expect(kept(drop).getByRole('row', { name: /^Hazel vs Thrall/ })).toContainText('lost');
  await wordsKept(drop, '"result":"lost"');

  // The visitor's name is known by now, so the history is open above the list.
  await drop.open();
  await expect(history.getByLabel('Result against Thrall')).toHaveValue('lost');
  const download = drop.page.waitForEvent('download');
  await history.getByRole('button', { name: 'Save as NDJSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-games.ndjson');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      file: 'open.w3g',
      opponents: ['Thrall'],
      race: 'H',
      result: 'lost',
      byHand: true,
    }),
  ]);
});

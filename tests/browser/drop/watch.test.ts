/** A watched folder: each game that the game saves opens its report. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WATCH_WORDS as WORDS } from '../../../src/app/drop/watch/state.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test } from './drop-page.ts';
import { giveFolder, saveReplay } from './watched.ts';

const gameOf = (name: string) => writeRecording(duel({ names: [name, 'Thrall'] }));

test('a new game opens its report, on the second screen too, and earlier ones only when asked for', async ({
  drop,
}, testInfo) => {
  const { page } = drop;
  const folder = testInfo.outputPath('Replays');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'LastReplay.w3g'), gameOf('Before'));
  await giveFolder(drop, folder);
  await drop.button(WORDS.choose).click();
  await expect(page.getByText(WORDS.earlier(1))).toBeVisible();
  await saveReplay(folder, 'first', gameOf('First'), 'in pieces');
  await expect(drop.heading).toHaveText(/^First vs Thrall/);
  await saveReplay(folder, 'second', gameOf('Second'), 'twice');
  await expect(drop.heading).toHaveText(/^Second vs Thrall/);
  await writeFile(join(folder, 'damaged.w3g'), 'not a replay');
  await expect(page.locator('.notices')).toContainText('damaged.w3g');
  // The visitor reads.
  await page.mouse.wheel(0, 10);
  await saveReplay(folder, 'third', gameOf('Third'), 'new folder');
  await expect(page.locator('.new-game')).toContainText('Third vs Thrall');
  await expect(drop.heading).toHaveText(/^Second vs Thrall/);
  await drop.button(WORDS.open).click();
  await expect(drop.heading).toHaveText(/^Third vs Thrall/);

  await drop.button(WORDS.large).click();
  await saveReplay(folder, 'fourth', gameOf('Fourth'), 'renamed');
  await expect(page.locator('.second-screen h1')).toHaveText(/^Fourth vs Thrall/);
  await page.locator('.second-screen button', { hasText: 'Back' }).click();
  await expect(drop.heading).toHaveText(/^Third vs Thrall/);
  await drop.button(WORDS.all).click();
  await drop.rest();
  await drop.button(WORDS.stop).click();
  await expect(drop.button(WORDS.choose)).toBeVisible();
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('farseer-folder');
});

/** Every way to pass a replay to the page, and the result. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLES } from '../../../../src/app/drop/input/examples.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { expect, test } from '../../../browser/drop/drop-page.ts';
import { ENTRY_WORDS } from '../../../../src/app/drop/page/words.ts';

const [ONE, TWO] = EXAMPLES.map(({ file }) => join(FIXTURES, file)) as [string, string];
const TITLE = 'Hazel vs Rowan on Concealed Hill';

test('a folder can be chosen', async ({ drop }, testInfo) => {
  const folder = testInfo.outputPath('chosen');
  await mkdir(folder, { recursive: true });
  for (const [index, races] of (['HO', 'EU'] as const).entries())
    await writeFile(
      join(folder, `${index}.w3g`),
      writeRecording(duel({ races: [...races] as ['H', 'O'], names: [`A${index}`, 'B'] })),
    );
  await drop.page.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(drop.rows).toHaveCount(2);
  await expect(drop.rows.getByText('chosen/0.w3g')).toBeVisible();
});

test('of two examples the one asked for last is shown, though the other takes longer to come', async ({
  drop,
}) => {
  const [slow, quick] = EXAMPLES;
  const isThere = drop.page.waitForEvent('response', (response) => response.url().endsWith(quick.file));
  await drop.page.context().route(`**/${slow.file}`, async (route) => {
    await isThere;
    await route.continue();
  });
  for (const { label } of EXAMPLES) await drop.button(label).click();
  await expect(drop.page.getByRole('button', { name: ENTRY_WORDS.back })).toBeVisible();
  await drop.rest();
  await expect(drop.heading).toHaveText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
});

test('the worker is loaded when a visitor shows interest, not before', async ({ drop }) => {
  expect(drop.page.workers()).toHaveLength(0);
  const worker = drop.page.waitForEvent('worker');
  await drop.button('Choose files').focus();
  await worker;
});

test('without JavaScript the page says what it needs', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/drop/`);
  await expect(page.locator('.without-script').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.close();
});

test('everything can be done with the keyboard', async ({ drop }) => {
  const { keyboard } = drop.page;
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await keyboard.press('Tab');
      const focused = drop.page.locator(':focus');
      if ((await focused.count()) > 0 && (await focused.textContent())?.trim() === name) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo('Choose files');
  const dialog = drop.page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await dialog).setFiles([ONE, TWO]);
  await drop.rest();
  await expect(drop.rows).toHaveCount(2);
  await drop.page.locator('body').focus();
  await drop.page.locator('h1').focus();
  await tabTo('Map');
  await keyboard.press('Space');
  await expect(drop.page.getByRole('columnheader', { name: 'Map' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await tabTo('Hazel vs Rowan');
  await keyboard.press('Enter');
  await expect(drop.heading).toBeFocused();
  await tabTo(ENTRY_WORDS.back);
  await keyboard.press('Enter');
  await expect(drop.page.locator(':focus')).toHaveText('Hazel vs Rowan');
});

test.describe('from another page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file dropped anywhere on the front page is read, and is kept nowhere', async ({ drop }) => {
    await drop.page.goto('/');
    await drop.drag([ONE]);
    await expect(drop.heading).toHaveText(TITLE);
    const left = await drop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(left).not.toContain('farseer-handover');
  });
});

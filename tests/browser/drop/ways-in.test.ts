/** Every way to pass a replay to the page, and the result. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLES } from '../../../src/app/drop/input/examples.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test } from './drop-page.ts';

const [ONE, TWO] = EXAMPLES.map(({ file }) => join(FIXTURES, file)) as [string, string];
const TITLE = 'Hazel vs Rowan on Concealed Hill';

test('dropping a file shows its report', async ({ drop }) => {
  await drop.drag([ONE]);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(drop.heading).toBeFocused();
  for (const name of ['Players', 'Timings', 'Build orders', 'Heroes', 'Research'])
    await expect(drop.page.getByRole('heading', { name, exact: true })).toBeAttached();
  await expect(drop.page.locator('.drop-here')).toBeHidden();
});

test('dropping a folder reads what is below it and leaves the rest', async ({ drop }, testInfo) => {
  const folder = testInfo.outputPath('season');
  await mkdir(join(folder, 'deep', 'empty'), { recursive: true });
  await writeFile(join(folder, 'one.w3g'), writeRecording(duel()));
  await writeFile(join(folder, 'deep', 'two.NWG'), writeRecording(duel({ names: ['Moon', 'Happy'] })));
  await writeFile(join(folder, 'deep', 'notes.txt'), 'nothing');
  await drop.drag([folder]);
  await drop.rest();
  await expect(drop.rows).toHaveCount(2);
  await expect(drop.rows.locator('td.file').getByText('season/deep/two.NWG')).toBeVisible();
  await expect(drop.page.getByRole('listitem').filter({ hasText: '1 file that is neither' })).toBeVisible();
});

test('the start says what is accepted, where files are chosen', async ({ drop }) => {
  await expect(drop.page.getByRole('group', { name: 'Choose replays' })).toHaveAccessibleDescription(
    '.w3g and .nwg, also in ZIP and tar files, from patch 1.03 to Reforged, 1v1 to 4v4 and free for all; ' +
      'map files (.w3x, .w3m) show the real terrain',
  );
});

test('a report is on the screen before the last of its rows are drawn', async ({ drop }) => {
  await drop.page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(globalThis, { sizes });
    const paint = () => {
      const rows = document.querySelectorAll('.report table.build tbody tr').length;
      if (rows > 0 && sizes.at(-1) !== rows) sizes.push(rows);
      requestAnimationFrame(paint);
    };
    requestAnimationFrame(paint);
  });
  await drop.choose(ONE);
  const sizes = () => drop.page.evaluate(() => (globalThis as unknown as { sizes: number[] }).sizes);
  await expect.poll(async () => (await sizes()).at(-1)).toBeGreaterThan(60);
  expect((await sizes())[0]).toBeLessThan(20);
});

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

test('the button opens the dialog for files', async ({ drop }) => {
  const dialog = drop.page.waitForEvent('filechooser');
  await drop.button('Choose files').click();
  const chooser = await dialog;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(ONE);
  await expect(drop.heading).toHaveText(TITLE);
});

test('pasting a file works, pasting text does nothing', async ({ drop }) => {
  const paste = (name: string | null) =>
    drop.page.evaluate(async (example) => {
      const clipboardData = new DataTransfer();
      if (example === null) clipboardData.setData('text/plain', 'a.w3g');
      else
        clipboardData.items.add(new File([await (await fetch(`/drop/examples/${example}`)).blob()], 'p.w3g'));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, name);
  await paste(null);
  await expect(drop.heading).toHaveText('Analyze a replay');
  await paste(EXAMPLES[0].file);
  await expect(drop.heading).toHaveText(TITLE);
});

test('dragging text or leaving again changes nothing', async ({ drop }) => {
  await drop.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'a.w3g');
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(drop.page.locator('.drop-here')).toBeHidden();
  await expect(drop.heading).toHaveText('Analyze a replay');
});

test('examples open like files of one’s own', async ({ drop }) => {
  // Runs one at a time, and waits for the whole report: the buttons move while it is drawn, perhaps during a press.
  for (const [index, title] of [TITLE, 'Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows'].entries()) {
    await drop.button(EXAMPLES[index]!.label).click();
    await expect(drop.heading).toHaveText(title);
    await drop.rest();
  }
  await drop.button('Back to the list').click();
  await expect(drop.rows).toHaveCount(2);
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
  await expect(drop.page.getByRole('button', { name: 'Back to the list' })).toBeVisible();
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
  await expect(page.getByText('This page needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.close();
});

test('several files become a table that sorts, opens reports and comes back', async ({ drop }) => {
  await drop.choose([TWO, ONE]);
  await drop.rest();
  await expect(drop.status).toHaveText('2 files read: 2 games.');
  const players = () => drop.rows.locator('button').allTextContents();
  const both = ['Sorrel & Yarrow vs Hazel & Rowan', 'Hazel vs Rowan'];
  expect(await players()).toEqual(both);
  const header = drop.page.getByRole('columnheader', { name: 'Players' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await players()).toEqual(both.toReversed());
  await drop.button('Length').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  expect(await players()).toEqual(both);

  const open = drop.rows.getByRole('button', { name: 'Hazel vs Rowan', exact: true });
  await open.click();
  await expect(drop.heading).toBeFocused();
  await expect(drop.heading).toHaveText(TITLE);
  await drop.page.goBack();
  await expect(open).toBeFocused();
  await open.click();
  await drop.button('Back to the list').click();
  await expect(open).toBeFocused();
  await drop.button('Empty the list').click();
  await expect(drop.heading).toHaveText('Analyze a replay');
});

test('the way back leads out of a report, not out of the page', async ({ drop }) => {
  await drop.choose(ONE);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(drop.page).toHaveTitle(`${TITLE} · Farseer`);
  await drop.page.goBack();
  await expect(drop.heading).toHaveText('Your replays');
  await expect(drop.page).toHaveTitle('Analyze a replay · Farseer');
  await drop.rows.getByRole('button').click();
  await expect(drop.heading).toHaveText(TITLE);
  await drop.button('Start over').click();
  await expect(drop.heading).toHaveText('Analyze a replay');
});

test('leaving a list that is kept nowhere is asked about, a single report is not', async ({ drop }) => {
  const asks = () =>
    drop.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await drop.choose(ONE);
  await drop.rest();
  expect(await asks()).toBe(false);
  await drop.choose(TWO);
  await expect.poll(asks).toBe(true);
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
  await tabTo('Back to the list');
  await keyboard.press('Enter');
  await expect(drop.page.locator(':focus')).toHaveText('Hazel vs Rowan');
});

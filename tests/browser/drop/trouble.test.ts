/** Failures: a sentence for each, the rest continues, and the page stays usable. */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { READ_LIMIT_MS } from '../../../src/app/drop/failure.ts';
import { REPORT_MISSING } from '../../../src/app/drop/failure-words.ts';
import { FIRST_ROWS } from '../../../src/app/drop/table/Table.tsx';
import { DROP_FAILURES } from '../../support/drop-failures.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test } from './drop-page.ts';
import { fakeWorker } from './fake-worker.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const file = (name: string, content: string | Uint8Array = 'x') => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content as string),
});

test.describe('with a worker that does as it is told', () => {
  test('a file that takes too long is ended with its worker, and the next one goes on', async ({ drop }) => {
    const started = await fakeWorker(drop.page);
    await drop.page.clock.install();
    await drop.choose([file('slow.w3g'), file('next.w3g')]);
    // Only a file that the worker has started can be too slow.
    await expect(drop.page.locator('#progress-text')).toContainText('decoding');
    await drop.page.clock.fastForward(READ_LIMIT_MS + 1000);
    await expect(drop.rows).toHaveCount(2);
    await expect(drop.rows.nth(0)).toContainText(DROP_FAILURES['too-slow']);
    await expect(drop.rows.nth(1)).toContainText('Damaged, says the fake.');
    expect(started()).toBe(2);
  });

  test('a worker that dies costs one file', async ({ drop }) => {
    const started = await fakeWorker(drop.page);
    await drop.choose([file('a.w3g'), file('dies.w3g'), file('b.w3g')]);
    await drop.rest();
    await expect(drop.rows.nth(1)).toContainText(DROP_FAILURES['reader-died']);
    await expect(drop.rows.nth(2)).toContainText('Damaged, says the fake.');
    expect(started()).toBe(2);
  });

  test('a worker that quits without a word costs one file, and no time limit is waited for', async ({
    drop,
  }) => {
    await fakeWorker(drop.page);
    // The clock is stopped, so only the end of the worker can be noticed.
    await drop.page.clock.install();
    await drop.page.clock.pauseAt(Date.now() + 1000);
    await drop.choose([file('quits.w3g'), file('b.w3g')]);
    await expect(drop.rows.nth(0)).toContainText(DROP_FAILURES['reader-died']);
    await expect(drop.rows.nth(1)).toContainText('Damaged, says the fake.');
  });

  test('work can be cancelled, and begun again', async ({ drop }) => {
    await fakeWorker(drop.page);
    await drop.choose([file('a.w3g'), file('slow.w3g'), file('b.w3g'), file('c.w3g')]);
    await expect(drop.page.locator('#progress-text')).toHaveText(
      /^File 2 of 4: slow\.w3g, decoding, 2\d % of all$/,
    );
    await drop.button('Cancel').click();
    await drop.rest();
    await expect(drop.rows).toHaveCount(4);
    for (const index of [1, 2, 3]) await expect(drop.rows.nth(index)).toContainText(DROP_FAILURES.cancelled);
    await expect(drop.status).toHaveText(
      '1 file read: 1 without a game. 3 files not read, because you cancelled.',
    );
    await drop.choose([file('b.w3g'), file('c.w3g')]);
    await drop.rest();
    await expect(drop.page.getByText('Damaged, says the fake.')).toHaveCount(3);
  });

  for (const part of ['replay.worker', 'telling', 'packing'])
    test(`a worker whose ${part} cannot be loaded is no dead end`, async ({ drop }) => {
      await drop.page.context().route(`**/${part}-*.js`, (route) => route.abort());
      await drop.choose(ONE);
      await expect(drop.page.getByText(DROP_FAILURES['reader-missing'])).toBeVisible();
      await drop.page.context().unroute(`**/${part}-*.js`);
      await drop.button('Start over').click();
      await drop.choose(ONE);
      await expect(drop.heading).toHaveText('Hazel vs Rowan on Concealed Hill');
      drop.complaints.length = 0;
    });

  test('where the report cannot be loaded, the page says so, and what it read can be saved', async ({
    drop,
  }) => {
    await drop.page.context().route('**/GrowingReport*.js', (route) => route.abort());
    await drop.choose(ONE);
    await expect(drop.page.getByText(REPORT_MISSING)).toBeVisible();
    await expect(await drop.share('Save analysis (JSON)')).toBeVisible();
    await drop.page.context().unroute('**/GrowingReport*.js');
    await drop.open();
    await drop.choose(ONE);
    await expect(drop.report).toContainText('Build order');
    drop.complaints.length = 0;
  });
});

test('files that are no replays end with a sentence each, next to one that is', async ({
  drop,
}, testInfo) => {
  const huge = testInfo.outputPath('film.w3g');
  await writeFile(huge, '');
  await truncate(huge, 300 * 1024 * 1024);
  const bytes = await readFile(ONE);
  const paths = await Promise.all(
    Object.entries({
      'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
      'empty.w3g': Buffer.alloc(0),
      'damaged.w3g': Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(5000, 7)]),
      'cut.w3g': bytes.subarray(0, bytes.length / 2),
      'whole.w3g': bytes,
    }).map(async ([name, content]) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, content);
      return path;
    }),
  );
  await drop.choose([...paths, huge]);
  await drop.rest();
  const said = [
    DROP_FAILURES['not-a-replay'],
    DROP_FAILURES.empty,
    DROP_FAILURES.damaged,
    'Hazel vs Rowan',
    'The same game as cut.w3g',
    DROP_FAILURES['too-large'],
  ];
  for (const [index, text] of said.entries()) await expect(drop.rows.nth(index)).toContainText(text);
  await drop.rows.nth(0).getByRole('button').click();
  await expect(drop.heading).toHaveText('No game in picture.png');
  await expect(drop.page.getByText(DROP_FAILURES['not-a-replay'])).toBeVisible();
});

test('five hundred files at once', async ({ drop }) => {
  test.setTimeout(120_000);
  const recording = writeRecording(duel());
  const noise = Array.from({ length: 500 }, (_, index) =>
    file(`${index}.w3g`, index % 10 ? `no replay ${index}` : recording),
  );
  await drop.choose(noise);
  await expect(drop.rows).toHaveCount(FIRST_ROWS, { timeout: 100_000 });
  await drop.rest();
  await drop.button('Show 300 more of 500').click();
  await expect(drop.rows).toHaveCount(500);
  await expect(drop.status).toHaveText('500 files read: 50 games, 450 without a game.');
  await drop.button('Result').click();
  // Another sort order starts from the first rows.
  await expect(drop.rows).toHaveCount(FIRST_ROWS);
  await drop.rows.first().getByRole('button').click();
  await expect(drop.heading).toContainText('Arthas vs Thrall');
});

test('the same file twice is read once, and that is said', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.choose(ONE);
  await expect(
    drop.page.getByRole('listitem').getByText('is already here and was not read again'),
  ).toBeVisible();
  await expect(drop.heading).toHaveText('Hazel vs Rowan on Concealed Hill');
});

test('names with HTML and with marks of direction are text', async ({ drop }) => {
  const evil = '<img src=x onerror=alert(1)>';
  const turned = 'abc\u202edef';
  drop.page.on('dialog', () => {
    throw new Error('a name was run');
  });
  await drop.choose([
    file('<b>x<b>.w3g', writeRecording(duel({ names: [evil, turned] }))),
    file('\u202egpj.w3g'),
  ]);
  await drop.rest();
  await expect(drop.rows.nth(0)).toContainText(`${evil} vs ${turned}`);
  await expect(drop.rows.nth(0)).toContainText('<b>x<b>.w3g');
  await expect(drop.rows.nth(0).locator('button bdi')).toHaveText([evil, turned]);
  expect(await drop.page.locator('#drop img, #drop td b').count()).toBe(0);
  await drop.rows.nth(0).getByRole('button').click();
  await expect(drop.heading.locator('bdi').first()).toHaveText(evil);
  await expect(drop.page.locator('.report caption bdi').first()).toHaveText(evil);
});

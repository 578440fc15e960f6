import { join } from 'node:path';
import { REPORT_MISSING } from '../../../../src/app/drop/input/failure.ts';
import { DROP_FAILURES } from '../../../support/drop-failures.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { expect, test } from '../../../browser/drop/drop-page.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const file = (name: string, content: string | Uint8Array = 'x') => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content as string),
});

test('a program of the reader that cannot be loaded is no dead end', async ({ drop }) => {
  for (const part of ['replay.worker', 'derive-game', 'packing']) {
    await drop.open();
    await drop.page.context().route(`**/${part}-*.js`, (route) => route.abort());
    await drop.choose(ONE);
    await expect(drop.page.getByText(DROP_FAILURES['reader-missing']), part).toBeVisible();
    await drop.page.context().unroute(`**/${part}-*.js`);
    await drop.button('Start over').click();
    await drop.choose(ONE);
    await expect(drop.heading, part).toHaveText('Hazel vs Rowan on Concealed Hill');
  }
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
  const game = drop.rows.filter({ hasText: turned });
  await expect(game).toContainText(`${evil} vs ${turned}`);
  await expect(game).toContainText('<b>x<b>.w3g');
  await expect(game.locator('button bdi')).toHaveText([evil, turned]);
  expect(await drop.page.locator('#drop img, #drop td b').count()).toBe(0);
  await game.getByRole('button').click();
  await expect(drop.heading.locator('bdi').first()).toHaveText(evil);
  await expect(drop.page.locator('.report caption bdi').first()).toHaveText(evil);
});

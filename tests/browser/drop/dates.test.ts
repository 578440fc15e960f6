/** Dates of dropped games: from the list of an archive, the file name, or the file, in the report and in the history. */
import { zipSync } from 'fflate';
import { pack } from 'tar-stream';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test } from './drop-page.ts';
import { kept, turnOn } from './library-page.ts';

const recording = (opponent: string) => Buffer.from(writeRecording(duel({ names: ['Hazel', opponent] })));
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });
const [mtime, other] = [new Date(2024, 3, 3, 12), new Date(2023, 1, 1, 12)];

/** A tar archive with one file. */
async function tarOf(name: string, content: Buffer): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name, mtime }, content);
  archive.finalize();
  return Buffer.concat(await Array.fromAsync(archive as AsyncIterable<Buffer>));
}

test('a dropped game is dated by its file, the report and the list say how, and trends follow the dates', async ({
  drop,
}) => {
  await turnOn(drop);
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  const cases = [
    ['Tar', file('old.tar', await tarOf('x.w3g', recording('Tar'))), /its date in the archive is 3 Apr 2024/],
    ['Name', file('w3c-20250511132852.w3g', recording('Name')), /11 May 2025\s*by its file name/],
    [
      'Zip',
      file('games.zip', zipSync({ 'final.w3g': [recording('Zip'), { mtime: other }] })),
      /its date in the archive is 1 Feb 2023/,
    ],
    // The name inside the archive counts, and before the date that the archive states.
    [
      'Both',
      file('w3c.zip', zipSync({ 'Replay_2022_05_06_1129.w3g': [recording('Both'), { mtime: other }] })),
      /6 May 2022\s*by its file name/,
    ],
    ['File', file('LastReplay.w3g', recording('File')), new RegExp(`its file date is ${today}`)],
  ] as const;
  for (const [opponent, dropped, date] of cases) {
    await drop.choose([dropped]);
    await expect(drop.heading).toContainText(`Hazel vs ${opponent}`);
    await drop.rest();
    await expect(drop.report).toContainText(date);
    await drop.button('Start over').click();
  }
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await history.getByLabel('Order').selectOption('oldest');
  const games = history.locator('.dropped tbody tr');
  const rows = [
    ['Both', '6 May 2022, by its file name'],
    ['Zip', '1 Feb 2023, by its date in the archive'],
    ['Tar', '3 Apr 2024, by its date in the archive'],
    ['Name', '11 May 2025, by its file name'],
    ['File', `${today}, by its file date`],
  ] as const;
  await expect(games).toHaveCount(rows.length);
  for (const [index, texts] of rows.entries())
    for (const text of texts) await expect(games.nth(index)).toContainText(text);
  // The list of all kept games has the same dates.
  await expect(
    kept(drop)
      .getByRole('row', { name: /^Hazel vs Both/ })
      .first(),
  ).toContainText(rows[0][1]);
});

/** Archives as input: all contents are read, unreadable ones are named, and no archive produces a wrong game. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { EXAMPLES } from '../../../src/app/drop/input/examples.ts';
import { DROP_FAILURES } from '../../support/drop-failures.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { SESSION_WORDS } from '../../../src/app/drop/session/take-files.ts';
import { expect, test } from './drop-page.ts';

const [one, two] = (await Promise.all(EXAMPLES.map(({ file }) => readFile(join(FIXTURES, file))))) as [
  Buffer,
  Buffer,
];

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });

test('an archive of several becomes a list of all, each by its name in there', async ({ drop }) => {
  const inner = zipSync({ 'final.w3g': two }, { level: 0 });
  const all = { 'day 1': { 'a.w3g': one, 'notes.txt': Buffer.from('gg') }, 'day 2.zip': inner, 'b.w3g': one };
  await drop.choose([file('games.zip', zipSync({ ...all, 'broken.w3g': Buffer.from('gg') }))]);
  await drop.rest();
  await expect(drop.status).toHaveText(SESSION_WORDS.read(4, 3));
  const rows = [
    ['Hazel vs Rowan', 'games.zip/day 1/a.w3g'],
    ['Sorrel & Yarrow vs Hazel & Rowan', 'games.zip/day 2.zip/final.w3g'],
    ['games.zip/day 1/a.w3g', 'games.zip/b.w3g'],
    [DROP_FAILURES['not-a-replay'], 'games.zip/broken.w3g'],
  ];
  for (const [row, texts] of rows.entries())
    for (const text of texts) await expect(drop.rows.nth(row)).toContainText(text);
  await expect(drop.page.locator('.notices')).toHaveText(SESSION_WORDS.leftOut(1));
  await drop.rows.nth(1).getByRole('button').click();
  await expect(drop.heading).toHaveText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
});

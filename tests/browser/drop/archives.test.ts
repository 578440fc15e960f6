/** Archives as input: all contents are read, unreadable ones are named, and no archive produces a wrong game. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zipSync } from 'fflate';
import { EXAMPLES } from '../../../src/app/drop/input/examples.ts';
import { DROP_FAILURES } from '../../support/drop-failures.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { expect, test } from './drop-page.ts';

const TITLE = 'Hazel vs Rowan on Concealed Hill';
const [one, two] = (await Promise.all(EXAMPLES.map(({ file }) => readFile(join(FIXTURES, file))))) as [
  Buffer,
  Buffer,
];

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });

for (const [name, bytes] of [
  ['stored.zip', zipSync({ 'final.w3g': one, 'notes.txt': Buffer.from('gg') }, { level: 0 })],
  ['deflated.zip', zipSync({ 'day 1': { 'final.w3g': one } })],
  ['final.w3g.gz', gzipSync(one)],
] as const)
  test(`the replay in ${name} is read as it is alone`, async ({ drop }) => {
    await drop.choose([file(name, bytes)]);
    await expect(drop.heading).toHaveText(TITLE);
    await expect(drop.page.locator('.report .notice')).toHaveCount(0);
  });

test('an archive of several becomes a list of all, each by its name in there', async ({ drop }) => {
  const inner = zipSync({ 'final.w3g': two }, { level: 0 });
  const all = { 'day 1': { 'a.w3g': one, 'notes.txt': Buffer.from('gg') }, 'day 2.zip': inner, 'b.w3g': one };
  await drop.choose([file('games.zip', zipSync({ ...all, 'broken.w3g': Buffer.from('gg') }))]);
  await drop.rest();
  await expect(drop.status).toHaveText('4 files read: 3 games, 1 without a game.');
  const rows = [
    ['Hazel vs Rowan', 'games.zip/day 1/a.w3g'],
    ['Sorrel & Yarrow vs Hazel & Rowan', 'games.zip/day 2.zip/final.w3g'],
    ['The same game as games.zip/day 1/a.w3g', 'games.zip/b.w3g'],
    [DROP_FAILURES['not-a-replay'], 'games.zip/broken.w3g'],
  ];
  for (const [row, texts] of rows.entries())
    for (const text of texts) await expect(drop.rows.nth(row)).toContainText(text);
  await expect(drop.page.locator('.notices')).toHaveText(
    'Left out: 1 file that is neither .w3g, .nwg, .zip nor a map.',
  );
  await drop.rows.nth(1).getByRole('button').click();
  await expect(drop.heading).toHaveText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
});

test('what holds no replay that can be taken out says so', async ({ drop }) => {
  const stored = zipSync({ 'a.w3g': one, 'b.w3g': two }, { level: 0 });
  const bomb = zipSync({ 'a.w3g': new Uint8Array(16 * 1024 * 1024) });
  await drop.choose([
    file('games.rar', Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), one])),
    file('island', Buffer.concat([Buffer.from('HM3W'), one])),
    file('cut.zip', stored.subarray(0, stored.length / 2)),
    file('bomb.zip', bomb),
    file('notes.zip', zipSync({ 'notes.txt': Buffer.from('gg') })),
  ]);
  await drop.rest();
  for (const [row, code] of ['rar', 'map', 'archive-damaged', 'archive-bomb', 'archive-empty'].entries())
    await expect(drop.rows.nth(row)).toContainText(DROP_FAILURES[code as keyof typeof DROP_FAILURES]);
});

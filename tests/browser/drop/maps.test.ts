/** The visitor's map files: before, with and after a replay, saved, offline, and never sent. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { builtFiles } from '../../support/build.ts';
import { EXAMPLE_GAMES } from '../../support/example-games.ts';
import { writeMap } from '../../support/map-writer.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { SMALL_MAP } from '../../support/small-map.ts';
import { onUnknownMap } from '../../support/unknown-map.ts';
import { expect, test, type DropPage } from './drop-page.ts';

const MAP_BYTES = Buffer.from(writeMap(SMALL_MAP));
const SHA1 = createHash('sha1').update(MAP_BYTES).digest('hex');
const MAP = { name: '(2)Very Private.w3x', mimeType: '', buffer: MAP_BYTES };
const OTHER = {
  name: 'another.w3x',
  mimeType: '',
  buffer: Buffer.from(writeMap({ ...SMALL_MAP, strings: ['Hazel Hollow'], margin: 3 })),
};
const BROKEN = { name: 'broken.w3m', mimeType: '', buffer: MAP_BYTES.subarray(0, 2000) };
const script = onUnknownMap(EXAMPLE_GAMES['example-1v1.w3g']!);
/** A game with the digest of the map above in its recording. */
const REPLAY = {
  name: 'game.w3g',
  mimeType: '',
  buffer: Buffer.from(writeRecording({ ...script, map: { ...script.map, sha1: SHA1 } })),
};
const TITLE = 'Hazel vs Rowan on Hazel Hollow';
const VERY_FILE = 'The report uses your map file (2)Very Private.w3x: the very file that was played.';

const note = ({ page }: DropPage) => page.locator('.map-note');
const maps = ({ page }: DropPage) => page.getByRole('region', { name: 'Your maps' });
/** The words below the map about the source of its ground. */
const caption = ({ page }: DropPage) => page.locator('.report p', { hasText: /Terrain (?:from|based on)/ });

test.describe('a replay on a map that nobody knows', () => {
  test('says how to give its map file, and is told anew when it comes', async ({ drop }) => {
    await drop.choose(REPLAY);
    await expect(drop.heading).toHaveText(TITLE);
    await expect(note(drop)).toContainText('drop the map file (2)Hazel Hollow.w3x on this page');
    await expect(note(drop)).toContainText('nothing is sent');
    await expect(note(drop).locator('code').first()).toHaveText(/^map-(unknown|little-shown)$/);
    await expect(caption(drop)).toContainText('Terrain based on where players sent units in one game');
    await drop.choose(MAP);
    await expect(note(drop)).toHaveText(VERY_FILE);
    await expect(caption(drop)).toContainText(
      'Terrain from the exact map file that was played. Map by Some Body.',
    );
    await expect(drop.heading).toHaveText(TITLE);
  });

  test('is told on a map file that was given before', async ({ drop }) => {
    await drop.choose(MAP);
    await expect(maps(drop)).toContainText('Small Map, (2)Very Private.w3x');
    await expect(maps(drop)).toContainText('2 starting places, 2 creep camps');
    await drop.choose(REPLAY);
    await expect(note(drop)).toHaveText(VERY_FILE);
  });

  test('is told on a map file that lies beside it, in a folder as well', async ({ drop }, info) => {
    const folder = info.outputPath('Warcraft III');
    mkdirSync(join(folder, 'Maps'), { recursive: true });
    writeFileSync(join(folder, 'Maps', MAP.name), MAP.buffer);
    writeFileSync(join(folder, 'Maps', 'readme.txt'), 'nothing');
    writeFileSync(join(folder, REPLAY.name), REPLAY.buffer);
    await drop.drag([folder]);
    await expect(drop.heading).toHaveText(TITLE);
    await expect(note(drop)).toHaveText(VERY_FILE);
    await drop.button('Play').click();
    await expect(drop.page.locator('.map-box canvas')).toBeVisible();
  });

  test('is told on a map file that lies with it in an archive, and an archive may have only maps', async ({
    drop,
  }) => {
    const zip = (name: string, files: Record<string, Uint8Array>) => ({
      ...{ name, mimeType: 'application/zip' },
      buffer: Buffer.from(zipSync(files)),
    });
    await drop.choose(zip('both.zip', { [`Maps/${MAP.name}`]: MAP.buffer, [REPLAY.name]: REPLAY.buffer }));
    await expect(drop.heading).toHaveText(TITLE);
    await expect(note(drop)).toHaveText(VERY_FILE);
    await drop.button('Start over').click();
    await drop.choose(zip('maps.zip', { [OTHER.name]: OTHER.buffer, 'readme.txt': Buffer.from('nothing') }));
    await expect(maps(drop).getByRole('listitem')).toHaveCount(2);
    await expect(drop.page.getByText('1 map read on this device.')).toHaveCount(2);
    await expect(drop.rows).toHaveCount(0);
  });

  test('says so where a map file of the same name does not fit', async ({ drop }) => {
    await drop.choose([OTHER, REPLAY]);
    await expect(note(drop)).toContainText('Your map file another.w3x is another version that does not fit.');
  });
});

test('the report does not wait for the maps of the archive, and goes on without them', async ({ drop }) => {
  const { page } = drop;
  const arrival = Promise.withResolvers<null>();
  await page.route('**/drop/places-1.json', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await drop.choose(REPLAY);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(caption(drop)).toContainText('Terrain based on where players sent units in one game');
  await expect(drop.report).toBeVisible();
  await expect(note(drop)).toHaveCount(0);
  arrival.resolve(null);
  await expect(note(drop)).toContainText('drop the map file');
});

test('a broken map file says why, with a code, and loses nothing else', async ({ drop }) => {
  await drop.choose([BROKEN, MAP, REPLAY]);
  await expect(note(drop)).toHaveText(VERY_FILE);
  await expect(maps(drop).locator('.notices')).toHaveText(
    /^broken\.w3m: The map is damaged, so its facts cannot be read\. Reason map-damaged$/,
  );
  await expect(maps(drop).getByRole('listitem')).toHaveCount(2);
});

test('maps are kept if asked for, used on the next visit, and removed', async ({ drop }) => {
  const { page } = drop;
  await drop.choose(MAP);
  await drop.button('Keep my maps in this browser').click();
  await expect(maps(drop)).toContainText('This browser keeps only the places');
  await drop.open();
  await expect(maps(drop)).toContainText('Small Map');
  await drop.choose(REPLAY);
  await expect(note(drop)).toHaveText(VERY_FILE);
  await drop.button('Start over').click();
  await drop.button('Remove Small Map').click();
  await expect(maps(drop)).toHaveCount(0);
  await drop.choose(MAP);
  await expect(maps(drop)).toContainText('Small Map');
  await drop.button('Stop keeping maps').click();
  await expect(maps(drop)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('farseer-maps');
});

test('a name of a map that is no name stays a text', async ({ drop }) => {
  const hostile = writeMap({ ...SMALL_MAP, strings: ['<img src=x onerror=alert(1)>'], author: '<b>x</b>' });
  const sha1 = createHash('sha1').update(hostile).digest('hex');
  const replay = writeRecording({ ...script, map: { ...script.map, sha1 } });
  await drop.choose([
    { name: 'a<i>.w3x', mimeType: '', buffer: Buffer.from(hostile) },
    { ...REPLAY, buffer: Buffer.from(replay) },
  ]);
  await expect(note(drop)).toContainText('a<i>.w3x: the very file');
  await expect(caption(drop)).toContainText('Map by <b>x</b>');
  await expect(maps(drop)).toContainText('<img src=x');
  await expect(maps(drop).locator('img')).toHaveCount(0);
});

test.describe('with the network watched', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no request names a map or carries anything, and without a network all works', async ({
    drop,
    site,
  }) => {
    const { page } = drop;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const before = site.received.length;
    await drop.choose(MAP);
    await drop.choose(REPLAY);
    await expect(note(drop)).toHaveText(VERY_FILE);
    const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
    const received = site.received.slice(before);
    expect(
      received.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !files.has(url)),
    ).toEqual([]);
    await drop.button('Start over').click();
    await drop.button('Keep my maps in this browser').click();
    await expect(maps(drop)).toContainText('This browser keeps only the places');
    await page.context().setOffline(true);
    await page.reload();
    await drop.choose(REPLAY);
    await expect(note(drop)).toHaveText(VERY_FILE);
    await drop.choose(OTHER);
    await expect(maps(drop)).toContainText('2 maps');
    await page.context().setOffline(false);
  });
});

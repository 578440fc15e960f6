/** The visitor's map files: before, with and after a replay, saved, offline, and never sent. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../../../support/build.ts';
import { writeMap } from '../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../support/small-map.ts';
import { expect, test, type DropPage } from '../../../browser/drop/drop-page.ts';
import { fileOf, MAP, note, REPLAY, TITLE, VERY_FILE } from '../../../browser/drop/map-and-replay.ts';
import { MAPS_WORDS } from '../../../../src/app/drop/maps/MapsView.tsx';

const OTHER = fileOf('another.w3x', writeMap({ ...SMALL_MAP, strings: ['Hazel Hollow'], margin: 3 }));

const maps = ({ page }: DropPage) => page.getByRole('region', { name: 'Your maps' });

test.describe('a replay on a map that nobody knows', () => {
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
  await expect(drop.report).toBeVisible();
  await expect(note(drop)).toHaveCount(0);
  arrival.resolve(null);
  await expect(note(drop)).toHaveCount(1);
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
    await drop.button(MAPS_WORDS.keep).click();
    await expect(maps(drop)).toContainText(MAPS_WORDS.kept);
    await page.context().setOffline(true);
    await page.reload();
    await drop.choose(REPLAY);
    await expect(note(drop)).toHaveText(VERY_FILE);
    await drop.choose(OTHER);
    await expect(maps(drop)).toContainText('2 maps');
    await page.context().setOffline(false);
  });
});

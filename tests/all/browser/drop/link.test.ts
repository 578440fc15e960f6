/** Links that contain a game after the #: made, opened, damaged, offline, and never part of a request. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decode } from '../../../../src/game/decode/decode.ts';
import { packGame, unpackGame } from '../../../../src/game/stored/link/pack.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { DropPage, expect, test } from '../../../browser/drop/drop-page.ts';
import { serveBuild } from '../../../browser/drop/serve-build.ts';
import { ENTRY_WORDS } from '../../../../src/app/drop/page/words.ts';

test.use({ serviceWorkers: 'allow' });

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';

const decoded = decode(await readFile(ONE));
if (!decoded.ok) throw new Error(decoded.failure.sentence);
const game = decoded.value;
const packed = await packGame({ game, replayId: '1111111111_Hazel_Rowan_Concealed-Hill' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Follows a link in a window that already shows the page. */
const follow = (drop: DropPage, fragment: string) =>
  drop.page.evaluate((hash) => (location.hash = hash), fragment);

test('a link opened in the same window, and what else follows it', async ({ drop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await follow(drop, `#game=${packed}`);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(drop.heading).toBeFocused();
  // The same game from another compressor has equal contents.
  await (await drop.share('Copy share link')).click();
  await expect(drop.status).toContainText('on the clipboard');
  expect(await unpackGame((await clipboard(drop.page)).split('=')[1]!)).toEqual(await unpackGame(packed));
  const download = drop.page.waitForEvent('download');
  await (await drop.share('Save analysis (JSON)')).click();
  expect((await download).suggestedFilename()).toBe('1111111111_Hazel_Rowan_Concealed-Hill.analysis.json');

  // The address contains the game while it is shown, and no longer.
  expect(new URL(drop.page.url()).hash).toBe(`#game=${packed}`);
  await drop.choose(join(FIXTURES, 'example-2v2.w3g'));
  await expect(drop.heading).toHaveText(/^Sorrel/);
  expect(new URL(drop.page.url()).hash).toBe('');
  await drop.button(ENTRY_WORDS.back).click();
  await expect(drop.rows).toHaveCount(2);
  await expect(drop.rows.first()).toContainText('the link');
});

test('no request carries the game, nor where the page was come from', async ({ browser }) => {
  const site = await serveBuild();
  const context = await browser.newContext({ proxy: site.proxy });
  const drop = new DropPage(await context.newPage(), site);
  await drop.page.goto(`${site.origin}/drop/#game=${packed}`);
  await expect(drop.heading).toHaveText(TITLE);
  await drop.rest();
  await drop.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await drop.page.getByRole('link', { name: 'API', exact: true }).first().click();
  await drop.page.waitForURL(/\/api\//);
  const piece = packed.slice(20, 60);
  expect(site.received.length).toBeGreaterThan(5);
  expect(
    site.received.filter(({ url, body }) => url.includes('game=') || url.includes(piece) || body > 0),
  ).toEqual([]);
  expect(site.received.filter(({ headers }) => headers.includes(piece))).toEqual([]);
  expect(site.received.some(({ headers }) => headers.includes(`${site.origin}/drop/`))).toBe(true);

  // With the server gone it still opens.
  await site.close();
  await context.setOffline(true);
  const offline = new DropPage(await context.newPage(), site);
  await offline.page.goto(`${site.origin}/drop/#game=${packed}`);
  await expect(offline.heading).toHaveText(TITLE);
  await context.close();
});

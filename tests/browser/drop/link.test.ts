/** Links that contain a game after the #: made, opened, damaged, offline, and never part of a request. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decode } from '../../../src/game/decode/decode.ts';
import { TOO_LONG } from '../../../src/app/drop/link/link.ts';
import { LINK_LIMIT } from '../../../src/game/stored/link/limit.ts';
import { condense } from '../../../src/game/stored/link/condense.ts';
import { packGame, unpackGame } from '../../../src/game/stored/link/pack.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { DropPage, expect, test } from './drop-page.ts';
import { serveBuild } from './serve-build.ts';
import { withoutMap, withoutTexts } from './without-map.ts';

test.use({ serviceWorkers: 'allow' });

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';
const FROM_A_LINK = /^Read on this device from a link/;

const decoded = decode(await readFile(ONE));
if (!decoded.ok) throw new Error(decoded.failure.sentence);
const game = decoded.value;
const packed = await packGame({ game, replayId: '1111111111_Hazel_Rowan_Concealed-Hill' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The words of the report, once the advice is shown. */
async function report(drop: DropPage): Promise<string | null> {
  await drop.report.locator('.work-on').waitFor();
  return drop.report.textContent();
}

/** Follows a link in a window that already shows the page. */
const follow = (drop: DropPage, fragment: string) =>
  drop.page.evaluate((hash) => (location.hash = hash), fragment);

test('a link opens the same report in another browser', async ({ drop, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await drop.choose(ONE);
  await drop.rest();
  const words = await report(drop);
  await (await drop.share('Copy share link')).click();
  await expect(drop.status).toHaveText(/^It is on the clipboard. The link has [\d,]+ characters/);
  const link = await clipboard(drop.page);
  expect(link).toMatch(new RegExp(`^${drop.site.origin}/drop/#game=[A-Za-z0-9_-]+$`));
  const unpacked = await unpackGame(link.split('=')[1]!);
  expect(unpacked).toMatchObject({
    ok: true,
    value: { game: JSON.parse(JSON.stringify(condense(game))) as object },
  });
  const texts = unpacked.ok ? unpacked.value.texts : undefined;
  expect(texts?.moments.length).toBeGreaterThan(7);

  await (await drop.share('Copy short link (first minutes)')).click();
  await expect(drop.status).toHaveText(/contains the first 10:00 of 13:01: the map/);
  const short = await clipboard(drop.page);
  expect(short.length).toBeLessThan(link.length);
  const begun = await unpackGame(short.split('=')[1]!);
  expect(begun).toMatchObject({
    ok: true,
    value: { firstMs: 600_000, game: { clockMs: game.clockMs, incomplete: null } },
  });

  const other = new DropPage(await (await browser.newContext()).newPage(), drop.site);
  await other.page.goto(link);
  await expect(other.heading).toHaveText(TITLE);
  await other.rest();
  // A link contains no map orders, so nothing is shown on a map. The key moments and fights are there as text.
  await expect(other.page.locator('#moments ~ table, section:has(> #moments) table').first()).toBeVisible();
  const lead = other.page.locator('.lead');
  await expect(lead).toHaveText(FROM_A_LINK);
  await expect(lead).toContainText('It contains the key moments and fights of the whole game as text');
  for (const { sentence } of texts!.moments) await expect(other.report).toContainText(sentence);
  for (const side of texts!.fights.flatMap(({ sides }) => sides))
    await expect(other.report).toContainText(side);
  expect(withoutTexts((await report(other))!)).toBe(withoutMap(words!));
  await other.page.reload();
  await expect(other.heading).toHaveText(TITLE);
  // A short link shows its contents, and as much of the whole game as it can.
  await other.page.goto(short);
  await expect(other.page.locator('.lead')).toContainText(
    'It contains the orders from the first 10:00 of 13:01.',
  );
  await other.rest();
  await expect(other.report).not.toContainText('This replay is incomplete');
  await expect(other.report).toContainText('Length13:01');
  expect(other.complaints).toEqual([]);
  await other.page.context().close();
});

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
  await drop.button('Back to the list').click();
  await expect(drop.rows).toHaveCount(2);
  await expect(drop.rows.first()).toContainText('the link');
});

test('links by hand where the clipboard is forbidden', async ({ drop }) => {
  await drop.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await drop.choose(ONE);
  await (await drop.share('Copy share link')).click();
  const text = drop.page.getByRole('textbox');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/\/drop\/#game=5/);
  await expect(drop.page.locator('.notices')).toContainText('neither chat nor the replay file');
});

const BROKEN: readonly [what: string, fragment: string, code: string][] = [
  ['a link that breaks off', `#game=${packed.slice(0, -20)}`, 'share-cut-off'],
  ['a damaged link', `#game=${packed.replace(/.{4}$/, 'AAAA')}`, 'share-damaged'],
  ['a link of a newer version', '#game=9abcdef', 'share-newer'],
  ['a link without a game', '#game=', 'share-none'],
  ['a link with something else', '#game=<b>hello</b>', 'share-none'],
  ['a link that is too long', `#game=2${'A'.repeat(LINK_LIMIT)}`, 'share-too-long'],
];
for (const [what, fragment, code] of BROKEN) {
  test(`${what} says so, and the page goes on`, async ({ drop }) => {
    await drop.page.goto('about:blank');
    await drop.page.goto(`${drop.site.origin}/drop/${fragment}`);
    await expect(drop.heading).toHaveText('No game in the link');
    await expect(drop.page.locator('#drop code')).toHaveText(code);
    await expect(drop.page.locator('.lead')).toHaveText(/\.$/);
    await drop.button('Start over').click();
    expect(new URL(drop.page.url()).hash).toBe('');
    await follow(drop, `#game=${packed})`);
    await expect(drop.heading).toHaveText(TITLE);
  });
}

test('a game too long for a link says so instead', async ({ drop }) => {
  let dice = 1;
  const roll = () => (dice = (dice * 48_271) % 2_147_483_647) % 16_384;
  const events = Array.from({ length: 8000 }, () => ({
    ms: roll(),
    do: 'place' as const,
    id: 'hhou',
    at: [roll(), roll()] as [number, number],
  }));
  const players = game.players.map((player) => ({ ...player, units: [], events }));
  const long = await packGame({ game: { ...game, players }, replayId: 'long' });
  expect(long.length).toBeGreaterThan(LINK_LIMIT);
  // No link can contain it, so it comes as a saved game.
  const saved = JSON.stringify({
    format: 'farseer-games',
    version: 1,
    games: [{ name: 'long', packed: long }],
  });
  await drop.choose({ name: 'games.json', mimeType: '', buffer: Buffer.from(saved) });
  await drop.rest();
  await (await drop.share('Copy share link')).click();
  await expect(drop.page.locator('.notices')).toHaveText(TOO_LONG);
});

test('other fragments are left alone, and skipping to the content is no way back', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  await follow(drop, '#main');
  await drop.page.waitForTimeout(100);
  await expect(drop.heading).toHaveText(TITLE);
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

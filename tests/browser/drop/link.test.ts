/** Links that contain a game after the #: made, opened, damaged, offline, and never part of a request. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decode } from '../../../src/game/decode/decode.ts';
import { condense } from '../../../src/game/stored/link/condense.ts';
import { unpackGame } from '../../../src/game/stored/link/pack.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { DropPage, expect, test } from './drop-page.ts';
import { SHARED_WORDS } from './link-words.ts';
import { LINK_WORDS } from '../../../src/app/drop/link/link.ts';
import { LEAD_WORDS } from '../../../src/app/drop/page/words.ts';
import { SAVE_WORDS } from '../../../src/app/drop/page/SaveAndShare.tsx';

test.use({ serviceWorkers: 'allow' });

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';

const decoded = decode(await readFile(ONE));
if (!decoded.ok) throw new Error(decoded.failure.sentence);
const game = decoded.value;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The words of the report, once the advice is shown. */
async function report(drop: DropPage): Promise<unknown> {
  await drop.report.locator('.work-on').waitFor();
  return drop.page.evaluate(SHARED_WORDS);
}

test('a link opens the same report in another browser', async ({ drop, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await drop.choose(ONE);
  await drop.rest();
  const words = await report(drop);
  await (await drop.share('Copy share link')).click();
  await expect(drop.status).toContainText(LINK_WORDS.onClipboard);
  const link = await clipboard(drop.page);
  expect(link).toMatch(new RegExp(`^${drop.site.origin}/drop/#game=[A-Za-z0-9_-]+$`));
  const unpacked = await unpackGame(link.split('=')[1]!);
  expect(unpacked).toMatchObject({
    ok: true,
    value: { game: JSON.parse(JSON.stringify(condense(game))) as object },
  });

  await (await drop.share(SAVE_WORDS.shortLink)).click();
  await expect(drop.status).toContainText(LINK_WORDS.beginning('10:00', '13:01'));
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
  // A link contains no orders of units: its map has starts, camps and buildings, and plays without fights.
  await expect(other.page.locator('.lead')).toContainText(LEAD_WORDS.fromLink);
  await expect(other.page.locator('.lead')).toContainText(LEAD_WORDS.linkWithBuildings);
  await expect(other.report.locator('.map-box > svg.map-card')).toBeVisible();
  await expect(other.report.locator('[aria-labelledby="fights"]')).toHaveCount(0);
  expect(await report(other)).toEqual(words);
  await other.report.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => other.report.getByRole('slider').inputValue()).not.toBe('0');
  await other.page.reload();
  await expect(other.heading).toHaveText(TITLE);
  // A short link shows its contents, and as much of the whole game as it can.
  await other.page.goto(short);
  await expect(other.page.locator('.lead')).toContainText(LEAD_WORDS.beginning('10:00', '13:01'));
  await other.rest();
  await expect(other.report.locator('.notice')).toHaveCount(0);
  await expect(other.report).toContainText('Length13:01');
  expect(other.complaints).toEqual([]);
  await other.page.context().close();
});

/**
 * What visitors come to on the three pages that are programs: axe finds nothing in both themes, and a phone shows all
 * of it without moving sideways. How the pages begin is checked in `every-page.test.ts`.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SIDE_WORDS } from '../../../src/app/compare/page/words.ts';
import { GAMES_WORDS } from '../../../src/app/library/GamesView.tsx';
import { LIBRARY_WORDS } from '../../../src/app/library/words.ts';
import { urls } from '../../../src/urls.ts';
import { axeFinds } from '../../browser/axe.ts';
import { test as onList, type BrowserPage } from '../../browser/browse/browser-page.ts';
import {
  HUMAN,
  ORC_ONE,
  ORC_TWO,
  test as onCompare,
  type ComparePage,
} from '../../browser/compare/compare-page.ts';
import { expect, test as onDrop, type DropPage } from '../../browser/drop/drop-page.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { frames } from '../../support/requests-of-page.ts';

const EXAMPLES = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name));
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 720 };

async function isAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await frames(page);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, `width on ${size.width} px`).toBeLessThanOrEqual(size.width);
    expect.soft(await axeFinds(page), `axe on ${size.width} px`).toEqual([]);
  }
}

const LISTS: Readonly<Record<string, (replays: BrowserPage) => Promise<void>>> = {
  'filters and a search': (replays) => replays.open('?q=e&race=O&hero=Obla&hero-any=1&length=10-20&sort=map'),
  'nothing that fits': (replays) => replays.open('?race=H&hero=Obla&expansion=3:00'),
  'a word that nobody understands': async (replays) => {
    await replays.open('?q=orc+blademaster,+blademasterrr+qwertz');
    await replays.page.locator('.missing button').first().click();
    await expect(replays.page.locator('.editor')).toBeVisible();
  },
  'a part opened and the lists of parts': async (replays) => {
    await replays.open('?parts=race:O');
    await replays.chip(0).click();
    await replays.page.locator('details.add summary').click();
    await expect(replays.page.getByLabel('Add: Map')).toBeVisible();
  },
};
for (const [state, reach] of Object.entries(LISTS))
  onList(`the list with ${state}`, async ({ replays, page }) => {
    await reach(replays);
    await isAccessible(page);
  });

onList('an index that cannot be read leaves the list as it was built', async ({ replays, page }) => {
  await page.route(`**${urls.searchRows()}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"version":99}' }),
  );
  await page.goto(urls.replays());
  await expect(replays.status).toHaveText(/\.$/);
  await expect(replays.rows).toHaveCount(corpusIndex().games.length);
  await expect(replays.search).toBeDisabled();
});

const COMPARED: Readonly<Record<string, (compare: ComparePage) => Promise<void>>> = {
  'a search': async (compare) => {
    await compare.open();
    await compare.side('A').getByRole('combobox').fill('orc');
    await expect(compare.side('A').getByRole('option').first()).toBeVisible();
  },
  failures: (compare) => compare.open('#a=no-such-game.1&b=~1AAAA.1'),
  'one race': (compare) => compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`),
  'two races': (compare) => compare.open(`#a=${HUMAN}.1&b=${ORC_ONE}.1`),
  'the closest games': async (compare) => {
    await compare.open(`#a=${ORC_ONE}.2`);
    await compare.button(SIDE_WORDS.findClosest).click();
    await expect(compare.page.locator('.candidates')).toBeVisible();
  },
};
for (const [state, reach] of Object.entries(COMPARED))
  onCompare(`a comparison with ${state}`, async ({ compare }) => {
    await reach(compare);
    await isAccessible(compare.page);
  });

const DROPPED: Readonly<Record<string, (drop: DropPage) => Promise<void>>> = {
  'one result': async (drop) => {
    await drop.choose(EXAMPLES[0]!);
    await drop.rest();
  },
  'results and failures': async (drop) => {
    const broken = { name: '<i>no</i>.w3g', mimeType: '', buffer: Buffer.from('no replay') };
    await drop.choose(EXAMPLES);
    await drop.choose([broken, { ...broken, name: 'b.w3g' }]);
    await drop.rest();
  },
  'kept games and their history': async (drop) => {
    await drop.button(LIBRARY_WORDS.offer.turnOn).click();
    await drop.choose(EXAMPLES);
    await drop.rest();
    // On the next visit, kept games are what the page shows.
    await drop.open();
    await drop.button(GAMES_WORDS.history).click();
    await drop.page.getByRole('checkbox', { name: /^Hazel/ }).check();
    await expect(drop.page.getByLabel(/^Note .*Rowan$/)).toBeVisible();
  },
  'a broken link': async (drop) => {
    await drop.page.evaluate(() => (location.hash = '#game=1abc'));
    await expect(drop.page.locator('#drop code', { hasText: /^share-/ })).toBeVisible();
  },
  'eight names of 40 characters': async (drop) => {
    const long = (id: number) => `Player${id}`.padEnd(40, 'W');
    const game = duel({ names: [long(1), long(2)] });
    const [first] = game.lobby;
    const others = [3, 4, 5, 6, 7, 8].map((id) => ({
      ...(first as Extract<typeof first, { kind: 'player' }>),
      ...{ playerId: id, name: long(id), team: (id + 1) % 2, color: id },
    }));
    const records = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      ...{ playerId: id, battleTag: long(id), portrait: 'p049' },
    }));
    const script = {
      ...{ ...game, lobby: [...game.lobby, ...others] },
      ...(game.reforged && { reforged: { ...game.reforged, records } }),
    };
    const buffer = Buffer.from(writeRecording(script));
    await drop.choose({ name: `${long(9)}.w3g`, mimeType: '', buffer });
    await drop.rest();
    await expect(drop.report).toContainText(long(8));
  },
};
for (const [state, reach] of Object.entries(DROPPED))
  onDrop(`the drop page with ${state}`, async ({ drop }) => {
    await reach(drop);
    await isAccessible(drop.page);
  });

/** The visitor's games: against the archive, against each other, and from a link that contains them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../../src/game/decode/decode.ts';
import { parseRecord } from '../../../src/archive/corpus/record.ts';
import { packGame } from '../../../src/game/stored/link/pack.ts';
import { builtFiles } from '../../support/build.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { expect, test, type DropPage } from '../drop/drop-page.ts';
import { ComparePage, HUMAN } from './compare-page.ts';

const [DUEL, TEAMS] = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name)) as [
  string,
  string,
];

/** The packed text of a recording. */
async function packed(path: string): Promise<string> {
  const decoded = decode(readFileSync(path));
  if (!decoded.ok) throw new Error(decoded.failure.sentence);
  return packGame({ game: decoded.value, replayId: 'example' });
}

/** Does something that opens the compare page in a new tab; returns that tab. */
async function opened(drop: DropPage, act: () => Promise<void>): Promise<ComparePage> {
  const [tab] = await Promise.all([drop.page.waitForEvent('popup'), act()]);
  const compare = new ComparePage(tab, drop.site.origin);
  await compare.rest();
  return compare;
}

test('a dropped game is compared with one of the archive, and no request carries anything of it', async ({
  drop,
}) => {
  const { received, origin } = drop.site;
  const before = received.length;
  await drop.choose(DUEL);
  await drop.rest();
  const compare = await opened(drop, async () => (await drop.share(/^Compare, or find/)).click());
  const { page } = compare;
  await expect(compare.side('A')).toContainText(
    'Hazel vs Rowan on Concealed Hill, patch 1.32, read from the link',
  );
  await compare.side('A').getByLabel('Hazel').check();
  await compare.side('B').getByRole('combobox').fill('thorzain happy echo');
  await compare.side('B').getByRole('option', { name: 'Thorzain vs Happy on Echo Isles' }).click();
  await compare.side('B').getByLabel('Thorzain').check();
  await expect(compare.heading).toHaveText('Hazel compared with Thorzain');
  expect(page.url()).toMatch(new RegExp(`^${origin}/compare/#a=~4[\\w-]+\\.1&b=${HUMAN}\\.1$`));
  expect((await compare.rows('timings'))[0]?.[3]).toMatch(/earlier|same second/);

  await compare.button('Find the closest game in the archive').first().click();
  await expect(page.locator('#closest')).toBeFocused();
  await expect(page.locator('.offer')).toContainText(/of 100 points|No other game|No opening is similar/);
  const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
  const sent = received.slice(before);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !files.has(url))).toEqual([]);
  expect(compare.complaints).toEqual([]);
});

test('two dropped games are chosen from the list and compared', async ({ drop }) => {
  await drop.choose([DUEL, TEAMS]);
  await drop.rest();
  await drop.page.getByLabel('Compare', { exact: true }).selectOption({ index: 1 });
  await drop.page.getByLabel('with', { exact: true }).selectOption({ index: 0 });
  const compare = await opened(drop, () => drop.button('Compare (new tab)').click());
  await expect(compare.side('A')).toContainText('Sorrel & Yarrow vs Hazel & Rowan on Twisted Meadows');
  await compare.side('A').getByLabel('Rowan').check();
  await compare.side('B').getByLabel('Rowan').check();
  await expect(compare.heading).toHaveText('Rowan compared with Rowan');
  await expect(compare.page.getByText('in team games players share the work')).toBeVisible();
  // Both follow one plan, the second player a second later.
  const [first] = await compare.rows('timings');
  expect(first?.[3]).toBe('B 1 s earlier');
  expect(compare.complaints).toEqual([]);
});

test('a link that holds both games opens anywhere, with the network cut', async ({ browser, site }) => {
  const context = await browser.newContext();
  const compare = new ComparePage(await context.newPage(), site.origin);
  const [one, other] = await Promise.all([DUEL, TEAMS].map(packed));
  await compare.open(`#a=~${one}.2&b=~${other}.4`);
  await expect(compare.heading).toHaveText('Rowan compared with Rowan');
  // The code that unpacks games has loaded, so nothing more is requested.
  await context.setOffline(true);
  await compare.button('Swap A and B').click();
  await compare.side('A').getByLabel('Sorrel').check();
  await expect(compare.heading).toHaveText('Sorrel compared with Rowan');
  // The browser may request uncached pictures again.
  expect(compare.complaints.filter((text) => !text.includes('INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('a recording is read on the compare page itself', async ({ page, site }) => {
  const compare = new ComparePage(page, site.origin);
  await compare.open(`#b=${HUMAN}.1`);
  const input = compare.side('A').locator('input[type=file]');
  await input.setInputFiles({ name: 'holiday.jpg', mimeType: '', buffer: Buffer.from('no replay') });
  await expect(compare.side('A')).toContainText('not-a-replay');
  await input.setInputFiles(DUEL);
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toBeFocused();
  await compare.side('A').getByLabel('Hazel').check();
  await expect(compare.heading).toHaveText('Hazel compared with Thorzain');
  await page.goBack();
  await expect(compare.heading).toHaveText('Compare two games');
  expect(compare.complaints).toEqual([]);
});

test('a link that was cut off or changed says so', async ({ page, site }) => {
  const compare = new ComparePage(page, site.origin);
  const text = await packed(DUEL);
  await compare.open(`#a=${HUMAN}.1&b=~${text.slice(0, 900)}`);
  await expect(compare.side('B')).toContainText('share-cut-off');
  const middle = text.length >> 1;
  const changed = text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
  await compare.open(`#a=${HUMAN}.1&b=~${changed}.1`);
  await expect(compare.side('B')).toContainText('share-damaged');
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toContainText('Thorzain');
  expect(compare.complaints).toEqual([]);
});

test('a game of the archive that was dropped is not its own closest game', async ({ page, site }) => {
  const file = 'replays/unattributed/2090744188_FollowGrubby_Happy-_Echo-Isles.game.json';
  const parsed = parseRecord(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  const { game } = parsed.value;
  const compare = new ComparePage(page, site.origin);
  await compare.open(`#a=~${await packGame({ game, replayId: 'under-another-name' })}.2`);
  await compare.button('Find the closest game in the archive').click();
  const candidates = page.locator('.candidates > li');
  await expect(candidates.first()).toContainText('Both Undead against Orc.');
  await expect(candidates.filter({ hasText: '100 of 100 points' })).toHaveCount(0);
  await candidates.first().getByRole('button').click();
  await expect(compare.heading).toHaveText(/^Happy- compared with /);
  expect(compare.complaints).toEqual([]);
});

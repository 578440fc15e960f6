/** The visitor's games: against the archive, against each other, and from a link that contains them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../../../src/game/decode/decode.ts';
import { packGame } from '../../../../src/game/stored/link/pack.ts';
import { builtFiles } from '../../../support/build.ts';
import { human, namesIn, titleOf, wordsFor } from '../../../support/browse/chosen.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { expect, test, type DropPage } from '../../../browser/drop/drop-page.ts';
import { ComparePage, HUMAN } from '../../../browser/compare/compare-page.ts';
import { SIDE_WORDS, COMPARE_PAGE_WORDS } from '../../../../src/app/compare/page/words.ts';

const [DUEL, TEAMS] = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name)) as [
  string,
  string,
];

const [THERE] = namesIn(human);

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
  const compare = await opened(drop, async () => (await drop.share(/^Race or compare Hazel/)).click());
  const { page } = compare;
  await expect(compare.side('A')).toContainText(
    `Hazel vs Rowan on Concealed Hill${SIDE_WORDS.patch('1.32')}${SIDE_WORDS.fromLink}`,
  );
  await compare.side('A').getByLabel('Hazel').check();
  await compare.side('B').getByRole('button', { name: SIDE_WORDS.another }).click();
  await compare.side('B').getByRole('combobox').fill(wordsFor(human));
  await compare
    .side('B')
    .getByRole('option', { name: titleOf(human) })
    .click();
  await compare.side('B').getByLabel(THERE).check();
  await expect(compare.heading).toHaveText(`Hazel compared with ${THERE}`);
  expect(page.url()).toMatch(new RegExp(`^${origin}/compare/#a=~4[\\w-]+\\.1&b=${HUMAN}\\.1$`));
  expect((await compare.rows('timings'))[0]?.[3]).toMatch(/earlier|same second/);

  await compare.button(SIDE_WORDS.findClosest).first().click();
  await expect(page.locator('#closest')).toBeFocused();
  await expect(page.locator('.offer')).not.toBeEmpty();
  const files = new Set(builtFiles().map((path) => `/${path.replace(/index\.html$/, '')}`));
  const sent = received.slice(before);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !files.has(url))).toEqual([]);
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
  await compare.button(COMPARE_PAGE_WORDS.swap).click();
  await compare.side('A').getByLabel('Sorrel').check();
  await expect(compare.heading).toHaveText('Sorrel compared with Rowan');
  // The browser may request uncached pictures again.
  expect(compare.complaints.filter((text) => !text.includes('INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

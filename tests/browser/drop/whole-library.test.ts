/** A saved game is complete after a reload, in another browser that got the saved file, and with the server gone. */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RECORDINGS } from '../worker-page/recordings.ts';
import { DropPage, expect, test } from './drop-page.ts';
import { keptRows, ONE, turnOn, TWO } from './library-page.ts';
import { serveBuild } from './serve-build.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Recordings of all kinds: every patch, sides of one to four and more, computers, observers, damaged ones, NetEase’s.
 */
const LEAST = 20;

/** The two examples, and some of the recordings if available: a few more than needed, because some contain no game. */
async function files(): Promise<string[]> {
  if (!existsSync(RECORDINGS)) return [ONE, TWO];
  const paths = (await Array.fromAsync(glob('**/*.{w3g,nwg}', { cwd: RECORDINGS }))).sort();
  const step = Math.max(1, Math.floor(paths.length / (LEAST + 4)));
  return [ONE, TWO, ...paths.filter((_, at) => at % step === 0).map((path) => join(RECORDINGS, path))];
}

/**
 * The displayed report, element by element, with the advice for its first player, after its ground is known if the game
 * has a map.
 */
async function report(drop: DropPage): Promise<string> {
  const { page } = drop;
  const shown = page.locator('.report').first();
  await page.locator('.report[aria-busy=false]').first().waitFor();
  // The search for fitting map files continues after the report is shown.
  await expect(shown).not.toHaveAttribute('data-ground', 'looking');
  // The place of the advice is busy until its code has loaded.
  await drop.rest();
  // A game with computers alone has no advice.
  const me = page.locator('.work-on .tools button').first();
  if ((await me.count()) > 0) {
    await me.press('Enter');
    await page.locator('.work-on > :is(p, ul)').first().waitFor();
  }
  return settled(() =>
    shown.evaluate((root) => {
      const copy = root.cloneNode(true) as Element;
      // Parts are laid out when they become visible.
      for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
      return copy.innerHTML;
    }),
  );
}

/** Time in ms without a change after which a report counts as whole: longer than a pause between its parts. */
const QUIET_MS = 600;

/** The text that stays the same, because a busy machine can take its time between the parts of a report. */
async function settled(read: () => Promise<string>): Promise<string> {
  for (let last = await read(); ;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const next = await read();
    if (next === last) return next;
    last = next;
  }
}

test('what is seen after a drop is seen in another browser, without the files and without a server', async ({
  drop,
  browser,
}) => {
  test.setTimeout(300_000);
  await turnOn(drop);
  const reports = new Map<string, string>();
  for (const path of await files()) {
    await drop.choose(path);
    await drop.rest();
    if ((await drop.page.locator('.report').count()) > 0) reports.set(basename(path), await report(drop));
    await drop.page.goBack();
  }
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await history.getByLabel(/^Note on the game against Rowan$/).fill('late expansion, 2:10');
  await history.getByLabel(/^Tags of the game against Rowan,/).fill('ladder, first');
  const download = drop.page.waitForEvent('download');
  await drop.button('Save all as one file').click();
  const saved = await readFile(await (await download).path());
  const names = (JSON.parse(saved.toString()) as { games: { name: string }[] }).games.map(({ name }) => name);
  const count = names.length;
  expect(count).toBeGreaterThan(1);

  const site = await serveBuild();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const other = new DropPage(await context.newPage(), site);
  await other.open();
  await turnOn(other);
  await other.choose({ name: 'farseer-games.json', mimeType: '', buffer: saved });
  await other.rest(120_000);
  await expect(other.status.first()).toContainText(
    `${count} games came back, ${count} of them new here. With them came notes, tags or results of 1 game and 1 name of yours.`,
  );
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await other.rest();
  await site.close();
  await context.setOffline(true);
  await other.page.reload();
  await expect(keptRows(other)).toHaveCount(count);
  await expect(other.page.getByLabel(/^Note on the game against Rowan$/)).toHaveValue('late expansion, 2:10');
  await expect(other.page.getByLabel(/^Tags of the game against Rowan,/)).toHaveValue('ladder, first');
  let equal = 0;
  for (const [name, html] of reports) {
    const row = keptRows(other).filter({ hasText: name }).first();
    // Only one of several recordings of a game is saved.
    if (!names.includes(name)) continue;
    // Rows are drawn in portions.
    await expect(row).toHaveCount(1);
    await row.getByRole('button').first().click();
    // The game is read from the library first, before anything on the page is busy.
    await expect(keptRows(other)).toHaveCount(0);
    await other.rest();
    expect((await report(other)) === html, name).toBe(true);
    equal++;
    await other.page.goBack();
    await expect(keptRows(other)).toHaveCount(count);
  }
  console.log(`${equal} of ${reports.size} reports, advice included, are equal in the other browser`);
  if (existsSync(RECORDINGS)) expect(equal).toBeGreaterThanOrEqual(LEAST);
  expect(other.complaints).toEqual([]);
  await context.close();
});

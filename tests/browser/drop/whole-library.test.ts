/** A saved game is complete after a reload, in another browser that got the saved file, and with the server gone. */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RECORDINGS } from '../worker-page/recordings.ts';
import { duel, DUEL_END_MS } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { DropPage, expect, test } from './drop-page.ts';
import { keptRows, ONE, turnOn, TWO, wordsKept } from './library-page.ts';
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

/** A game without a known result, as its recording ends before anyone leaves. Its file name says when it was played. */
function openGame() {
  const game = duel({ names: ['Hazel', 'Thrall'] });
  const timeline = game.timeline.filter(({ kind }) => kind !== 'leave');
  const recording = writeRecording({ ...game, durationMs: DUEL_END_MS, timeline });
  return { name: 'Replay_2024_05_03_2112.w3g', mimeType: '', buffer: Buffer.from(recording) };
}

/** The parts of a saved library that the visitor wrote, and the dates of its games. */
function wordsAndDates(saved: string) {
  type Dates = { name: string; added: string; modified: string | null };
  const { me, words, goals, games } = JSON.parse(saved) as { games: Dates[] } & Record<string, unknown>;
  const dates = games.map(({ name, added, modified }) => [name, added, modified] as const);
  return { me, words, goals, dates: dates.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** The saved file of all kept games. */
async function saveAll(drop: DropPage): Promise<string> {
  const download = drop.page.waitForEvent('download');
  await drop.pressBelow('Save all as one file');
  return readFile(await (await download).path(), 'utf8');
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

/** The dates in the list of the visitor's games, with what they are based on. */
const datesIn = (drop: DropPage) =>
  drop.page
    .getByRole('region', { name: 'My history' })
    .locator('.dropped tbody td:nth-child(2)')
    .allTextContents();

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
  for (const file of [...(await files()), openGame()]) {
    await drop.choose(file);
    await drop.rest();
    const name = typeof file === 'string' ? basename(file) : file.name;
    if ((await drop.page.locator('.report').count()) > 0) reports.set(name, await report(drop));
    await drop.page.goBack();
  }
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await history.getByLabel(/^Note on the game against Rowan$/).fill('late expansion, 2:10');
  await history.getByLabel(/^Tags of the game against Rowan,/).fill('ladder, first');
  await history.getByLabel('before').fill('1:40');
  await history.getByRole('button', { name: 'Set goal' }).click();
  await expect(history.getByText(/ before 1:40$/)).toBeVisible();
  await history.getByLabel('Result against Thrall').selectOption('lost');
  await wordsKept(drop, '"result":"lost"');
  const dates = await datesIn(drop);
  expect(dates.join()).toContain('3 May 2024, by its file name');
  const saved = await saveAll(drop);
  const names = (JSON.parse(saved) as { games: { name: string }[] }).games.map(({ name }) => name);
  const count = names.length;
  expect(count).toBeGreaterThan(1);

  const site = await serveBuild();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const other = new DropPage(await context.newPage(), site);
  await other.open();
  await turnOn(other);
  await other.choose({ name: 'farseer-games.json', mimeType: '', buffer: Buffer.from(saved) });
  await other.rest(120_000);
  await expect(other.status.first()).toContainText(
    `${count} games came back, ${count} of them new here. With them came notes, tags or results of 2 games and 1 name of yours and 1 goal.`,
  );
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await other.rest();
  await site.close();
  await context.setOffline(true);
  await other.page.reload();
  await expect(keptRows(other)).toHaveCount(count);
  await expect(other.page.getByLabel(/^Note on the game against Rowan$/)).toHaveValue('late expansion, 2:10');
  await expect(other.page.getByLabel(/^Tags of the game against Rowan,/)).toHaveValue('ladder, first');
  await expect(other.page.getByLabel('Result against Thrall')).toHaveValue('lost');
  await expect(other.page.getByText(/ before 1:40$/)).toBeVisible();
  expect(await datesIn(other)).toEqual(dates);
  expect(wordsAndDates(await saveAll(other))).toEqual(wordsAndDates(saved));
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

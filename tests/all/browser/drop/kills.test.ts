/**
 * The browser is killed while games are dropped; all games that the page called kept are there afterwards.
 * FARSEER_KILLS sets another number of kills, with real recordings, and adds kills while the library is saved,
 * brought back and deleted; FARSEER_SEED repeats their moments.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { GAMES_WORDS } from '../../../../src/app/library/GamesView.tsx';
import { LIBRARY_WORDS } from '../../../../src/app/library/words.ts';
import { openLibraryFile } from '../../../../src/game/stored/library-file.ts';
import { Random } from '../../../fuzz/random.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { RECORDINGS } from '../../../browser/worker-page/recordings.ts';
import { expect } from '../../../browser/drop/drop-page.ts';
import { inLibrary, startKillable, type KillableBrowser } from '../../../browser/drop/kill-browser.ts';
import { serveBuild } from '../../../browser/drop/serve-build.ts';

const KILLS = Number(process.env['FARSEER_KILLS'] ?? 1);
const SEED = Number(process.env['FARSEER_SEED'] ?? 1);
const FILES = 59;

const test = base.extend<{ folder: string; address: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kills-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  address: async ({}, use) => {
    const site = await serveBuild();
    await use(`${site.origin}/drop/`);
    await site.close();
  },
});
test.setTimeout(120_000 * Math.max(1, KILLS));

/** The files to drop: real recordings spread over all there are, or scripted ones. */
function files(folder: string): string[] {
  const real = KILLS > 1 ? globSync('**/*.{w3g,nwg}', { cwd: RECORDINGS }).sort() : [];
  if (real.length >= FILES)
    return Array.from({ length: FILES }, (_, at) =>
      join(RECORDINGS, real[Math.floor((at * real.length) / FILES)]!),
    );
  return Array.from({ length: FILES }, (_, at) => {
    const path = join(folder, `game-${String(at).padStart(2, '0')}.w3g`);
    writeFileSync(path, writeRecording({ ...duel(), randomSeed: at + 1 }));
    return path;
  });
}

/** The number of games that the page calls kept. */
const called = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, games] =
      /([\d,]+) games?, [\d.]+ \w+ packed/.exec(document.querySelector('.library')?.textContent ?? '') ?? [];
    return games === undefined ? 0 : Number(games.replaceAll(',', ''));
  });

/** Follows what the page calls kept, until the browser is gone; returns the last number. */
function follow(page: Page): () => number {
  let last = 0;
  const look = async (): Promise<void> => {
    try {
      for (;;) last = await called(page);
    } catch {
      // The browser is gone.
    }
  };
  void look();
  return () => last;
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drop = (page: Page, paths: string[]) => page.locator('input[type=file]').first().setInputFiles(paths);

async function turnOn({ page }: KillableBrowser): Promise<void> {
  await button(page, LIBRARY_WORDS.offer.turnOn).press('Enter');
  await expect(page.getByText(GAMES_WORDS.none)).toBeVisible();
}

/** A profile whose browser keeps games; returns how long dropping all files took, and the games' names. */
async function keptProfile(folder: string, address: string, paths: string[]) {
  const profile = join(folder, 'kept');
  const browser = await startKillable(profile, address);
  await turnOn(browser);
  const start = performance.now();
  await drop(browser.page, paths);
  const progress = browser.page.getByRole('progressbar');
  let tookMs = 0;
  let names: string[] = [];
  await expect
    .poll(
      async () => {
        if (tookMs === 0 && names.length > 0 && (await progress.count()) === 0)
          tookMs = performance.now() - start;
        const before = names.length;
        ({ names } = await inLibrary(browser.page));
        return tookMs > 0 && names.length === before && before === (await called(browser.page));
      },
      { timeout: 600_000 },
    )
    .toBe(true);
  await browser.close();
  return { profile, tookMs, names };
}

/** Starts with a copy of a profile, acts, kills after a random time, and says what is there afterwards. */
async function killed(
  {
    folder,
    address,
    from,
    random,
    mostMs,
  }: { folder: string; address: string; from: string | null; random: Random; mostMs: number },
  act: (browser: KillableBrowser) => Promise<unknown>,
) {
  const profile = mkdtempSync(join(folder, 'killed-'));
  if (from) cpSync(from, profile, { recursive: true });
  const browser = await startKillable(profile, address);
  if (!from) await turnOn(browser);
  const last = follow(browser.page);
  const acting = act(browser).catch(() => undefined);
  const ms = random.int(Math.ceil(mostMs));
  await after(ms);
  await browser.kill();
  await acting;
  const again = await startKillable(profile, address);
  const found = await inLibrary(again.page);
  await expect.poll(() => called(again.page)).toBe(found.names.length);
  return { ms, said: last(), found, browser: again, profile };
}

test('games called kept while files are read are there after a kill', async ({ folder, address }) => {
  const paths = files(folder);
  const { tookMs, names: kept } = await keptProfile(folder, address, paths);
  const dropped = paths.map((path) => basename(path));
  const names = dropped.filter((name) => kept.includes(name));
  // Real recordings may be given up for the time they take.
  const isScripted = paths.every((path) => path.startsWith(folder));
  const random = new Random(SEED);
  const rows = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const { ms, said, found, browser } = await killed(
      { folder, address, from: null, random, mostMs: tookMs },
      ({ page }) => drop(page, paths),
    );
    rows.push([ms, said, found.names.length]);
    expect(found.torn).toBe(0);
    expect(dropped).toEqual(expect.arrayContaining(found.names));
    // In the order in which they were read.
    if (isScripted) expect(new Set(found.names)).toEqual(new Set(names.slice(0, found.names.length)));
    expect(found.names.length).toBeGreaterThanOrEqual(said);
    await browser.close();
  }
  console.log(
    `${names.length} games, ${Math.round(tookMs)} ms; killed after ms, said, found: ${JSON.stringify(rows)}`,
  );
});

if (KILLS > 1) {
  test('a library that is being saved, brought back or deleted is whole after a kill', async ({
    folder,
    address,
  }) => {
    const paths = files(folder);
    const { profile: from, names } = await keptProfile(folder, address, paths);
    const random = new Random(SEED);
    const empty = join(folder, 'empty');
    const fresh = await startKillable(empty, address);
    await turnOn(fresh);
    await fresh.close();
    const rows: Record<string, unknown[]> = { saving: [], importing: [], deleting: [], stopping: [] };
    let file = '';
    for (let kill = 0; kill < KILLS; kill++) {
      const one = await killed({ folder, address, from, random, mostMs: 1500 }, ({ page }) =>
        button(page, GAMES_WORDS.saveAll).press('Enter'),
      );
      expect(one.found).toEqual({ names: expect.any(Array), torn: 0 });
      expect(one.found.names).toHaveLength(names.length);
      const saved = readSaved(one.profile);
      rows['saving']!.push([one.ms, one.found.names.length, saved]);
      if (!file) {
        await button(one.browser.page, GAMES_WORDS.saveAll).press('Enter');
        await expect.poll(() => readSaved(one.profile)).toBe(names.length);
        const [path] = globSync('saved/*', { cwd: one.profile }).filter(
          (name) => readIt(join(one.profile, name)) > 0,
        );
        file = join(folder, 'farseer-games.json');
        cpSync(join(one.profile, path!), file);
      }
      await one.browser.close();
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const one = await killed({ folder, address, from: empty, random, mostMs: 15_000 }, ({ page }) =>
        drop(page, [file]),
      );
      rows['importing']!.push([one.ms, one.said, one.found.names.length]);
      expect(one.found.torn).toBe(0);
      expect(one.found.names.length).toBeGreaterThanOrEqual(one.said);
      await drop(one.browser.page, [file]);
      await expect
        .poll(async () => (await inLibrary(one.browser.page)).names.length, { timeout: 120_000 })
        .toBe(names.length);
      await one.browser.close();
    }
    for (const [act, label] of [
      ['deleting', GAMES_WORDS.deleteAll],
      ['stopping', GAMES_WORDS.turnOff],
    ] as const)
      for (let kill = 0; kill < KILLS; kill++) {
        let done = false;
        const one = await killed({ folder, address, from, random, mostMs: 600 }, async ({ page }) => {
          await button(page, label).press('Enter');
          await expect(page.locator('.notices')).not.toHaveCount(0);
          done = true;
        });
        rows[act]!.push([one.ms, done, one.found.names.length]);
        expect(one.found.torn).toBe(0);
        expect(done ? [0] : [0, names.length]).toContain(one.found.names.length);
        await one.browser.close();
      }
    console.log(`${names.length} games: ${JSON.stringify(rows)}`);
  });
}

/** Games in the saved file of a profile; 0 if it isn't there or not finished. */
const readSaved = (profile: string): number => {
  const folder = join(profile, 'saved');
  return Math.max(0, ...globSync('*', { cwd: folder }).map((name) => readIt(join(folder, name))));
};

function readIt(path: string): number {
  const opened = openLibraryFile(readFileSync(path, 'utf8'));
  return typeof opened === 'object' && opened ? opened.games.length : 0;
}

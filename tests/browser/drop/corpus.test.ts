/** Real recordings in the browser: the same words as on the archive's pages, and no memory leaks. */
import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { EndedEntry } from '../../../src/app/drop/session/entry.ts';
import { toCsv } from '../../../src/app/drop/table/csv.ts';
import { rowsOf } from '../../../src/app/drop/table/row.ts';
import { gameAnalysisSchema } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { replayId } from '../../../src/game/identity.ts';
import { DIST } from '../../support/build.ts';
import { RECORDINGS } from '../worker-page/recordings.ts';
import { expect, test } from './drop-page.ts';
import { attachToWorker, pageHeap } from './worker-heap.ts';

const ARCHIVE_FOLDER = 'tournament';
/** Browser caches may make a page without leaks this much larger than before. */
const KEPT_BYTES = 8 * 1024 * 1024;

async function recordings(folder = ''): Promise<string[]> {
  const names = await Array.fromAsync(glob('**/*.{w3g,nwg}', { cwd: join(RECORDINGS, folder) }));
  if (names.length === 0)
    console.warn(`SKIPPED: no recordings below ${RECORDINGS} (set FARSEER_RECORDINGS).`);
  test.skip(names.length === 0, 'no recordings');
  return names.sort().map((name) => join(RECORDINGS, folder, name));
}

/** A game of the archive, with its names for the recorded ones. */
interface Archived {
  id: string;
  /** Whether its map file is known. */
  onFile: boolean;
  named: (text: string) => string;
}

/** The archive's games by the recordings that produce exactly the same report, apart from better player names. */
async function archived(): Promise<Map<string, Archived>> {
  const found = new Map<string, Archived>();
  for (const path of await recordings(ARCHIVE_FOLDER)) {
    const decoded = decode(readFileSync(path));
    if (!decoded.ok) continue;
    const id = replayId(decoded.value, basename(path));
    const published = join(DIST, 'data/games', `${id}.json`);
    if (!existsSync(published)) continue;
    const document = JSON.parse(readFileSync(published, 'utf8')) as { places?: { file?: object | null } };
    const onFile = !!document.places?.file;
    const there = gameAnalysisSchema.strip().parse(document);
    const here = analyze(decoded.value, id);
    const names = here.players.map(({ handle }, index) => [handle, there.players[index]!.handle] as const);
    const players = here.players.map((player, index) => ({ ...player, handle: names[index]![1] }));
    const named = (text: string) => names.reduce((one, [from, to]) => one.replaceAll(from, to), text);
    // The archive contains one of several recordings of a game. The day when a replay became public, which narrows
    // the date, isn't a fact of a recording.
    if (isDeepStrictEqual({ ...here, players, played: there.played }, there))
      found.set(path, { id, onFile, named });
  }
  return found;
}

/** A file as the command line reads it, as an entry of the list. */
function asRead(file: string, id: number): EndedEntry {
  const path = basename(file);
  const read = decode(readFileSync(file));
  const value = read.ok && { analysis: analyze(read.value, replayId(read.value, path)) };
  return { id, path, outcome: value ? { ok: true, value } : read } as EndedEntry;
}

/** Sections that are shorter on a game's page, because a separate page has the rest. */
const OWN = ['timeline', 'creep-routes', 'build-orders'];
/** Sections drawn on the ground of all games, or named after its mines, if no map file is known. */
const BY_ORDERS = ['moments', 'economy'];

/** The words of a report by section heading, without event and public days, which aren't facts of a recording. */
const words = (page: Page, html: string | null): Promise<Record<string, string>> =>
  page.evaluate((text) => {
    const root = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const parts = root.querySelectorAll(
      '.report > :is(.opponents, .notice, section:not(.chapter, .work-on)), .report > .chapter > section',
    );
    return Object.fromEntries(
      [...parts].map((part) => {
        for (const fact of part.querySelectorAll('dt'))
          if (['Event', 'Played'].includes(fact.textContent)) fact.parentElement?.remove();
        // Only published games have files, further pages, links to them, and other names next to the recorded ones.
        // Evidence is on a further page, and in the report where it is opened.
        for (const more of part.querySelectorAll(
          ':scope:is(section) :is(.files, .video, p:has(a), .recorded, td details > :not(summary), th details > :not(summary))',
        ))
          more.remove();
        return [
          part.getAttribute('aria-labelledby') ?? part.className,
          part.textContent.replace(/\s+/g, ' ').trim(),
        ];
      }),
    );
  }, html);

test('a dropped recording says the same as the page of its game', async ({ drop }) => {
  test.setTimeout(300_000);
  const games = await archived();
  // The report never turns text into HTML.
  const reader = await drop.page.context().newPage();
  expect(games.size).toBeGreaterThan(40);
  const equal: Record<string, number> = {};
  for (const [path, { id, onFile, named }] of games) {
    await drop.choose(path);
    // Waits directly, because an expectation retries after 100 and 250 ms, which is longer than a game takes.
    await drop.report.waitFor({ state: 'attached' });
    // The maps may arrive after the first report.
    if (onFile)
      await drop.page.locator('.report', { hasText: /Terrain from the (?:exact )?map file/ }).waitFor();
    const page = await drop.page.request.get(`${drop.site.origin}/replays/${encodeURIComponent(id)}/`);
    const shown = await words(drop.page, null);
    const published = await words(reader, await page.text());
    const both = Object.keys(shown).filter(
      (part) => part in published && !OWN.includes(part) && (onFile || !BY_ORDERS.includes(part)),
    );
    expect(both.length, id).toBeGreaterThan(5);
    for (const part of both) {
      equal[part] = (equal[part] ?? 0) + 1;
      expect(published[part]!.length, part).toBeGreaterThan(10);
      // The report continues where the game's page links to further pages.
      expect(named(shown[part]!), `${id}: ${part}`).toContain(published[part]);
    }
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text())?.[1] ?? '';
    expect(named((await drop.heading.textContent())!)).toBe(
      title.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&'),
    );
    await drop.button('Start over').click();
  }
  const parts = Object.entries(equal).map(([part, times]) => `${part} ${times}`);
  console.log(`${games.size} dropped recordings say what their pages say: ${parts.join(', ')}.`);
});

test('all recordings in one go, and nothing of them stays', async ({ drop }) => {
  test.setTimeout(300_000);
  const paths = await recordings();
  const session = await drop.page.context().newCDPSession(drop.page);
  await drop.choose(paths.slice(0, 3));
  await expect(drop.status).toContainText('3 files read');
  await drop.button('Empty the list').click();
  const workerHeap = await attachToWorker(session);
  const heaps = async () => ({ page: await pageHeap(session), worker: await workerHeap() });
  const before = await heaps();
  const began = Date.now();
  await drop.choose(paths);
  await expect(drop.status).toContainText(`${paths.length} files read`, { timeout: 240_000 });
  const seconds = (Date.now() - began) / 1000;
  await drop.button(/^Show \d+ more/).click();
  await expect(drop.rows).toHaveCount(paths.length);
  const games = await drop.rows.filter({ has: drop.page.locator('td.number') }).count();
  const failures = await drop.rows.filter({ has: drop.page.locator('.note code') }).count();
  expect(games + failures).toBe(paths.length);
  const download = drop.page.waitForEvent('download');
  await drop.button('Save table as CSV').click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.split('\r\n')).toEqual(toCsv(rowsOf(paths.map(asRead))).split('\r\n'));
  const spoken = await drop.status.textContent();
  const full = await heaps();
  await drop.button('Empty the list').click();
  await expect(drop.heading).toHaveText('Analyze a replay');
  const after = await heaps();
  const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(`${spoken} ${seconds.toFixed(1)} s.`);
  for (const place of ['page', 'worker'] as const) {
    const sizes = [before, full, after].map(({ [place]: { objects, buffers } }) => objects + buffers);
    console.log(`Heap of the ${place}: ${sizes.map(mb).join(', then ')} emptied.`);
    expect(sizes[2]! - sizes[0]!, place).toBeLessThan(KEPT_BYTES);
  }
  // The worker was the same all the time: a new one would have an empty heap.
  expect(drop.page.workers()).toHaveLength(1);
});

/**
 * Checks that the worker reads recordings as Node does, real and scripted, whole and damaged, in every browser.
 * Chromium reads them all, because the build's replacements for Node modules can fail on any of them. Engine
 * functions for text, numbers and streams don't depend on the recording, so other browsers only read the first of
 * each kind.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findFirefox } from '../../support/find-browser.ts';
import { SEED } from '../../support/seeded.ts';
import { readInNode } from '../../browser/worker-page/in-node.ts';
import type { DecodeInWorker } from '../../browser/worker-page/page.ts';
import {
  kindOf,
  RECORDINGS,
  realRecordings,
  scriptedRecordings,
  type Recording,
} from '../../browser/worker-page/recordings.ts';
import { serveWorkerPage, type WorkerPage } from '../../browser/worker-page/serve.ts';

const FIREFOX = findFirefox();

/** Defined by the page. */
declare const decodeInWorker: DecodeInWorker;

test.describe.configure({ mode: 'serial' });

let site: WorkerPage;
const recordings: Recording[] = [];
/** SHA-256 of Node's result for each recording. */
const expected: string[] = [];
/** Index of the first recording of each kind. */
const firsts = new Map<string, number>();
/** Number of scripted recordings by result. */
const endings: Record<string, number> = {};

test.beforeAll(async () => {
  site = await serveWorkerPage();
  recordings.push(...scriptedRecordings());
  const scripted = recordings.length;
  for await (const recording of realRecordings()) recordings.push(recording);
  if (recordings.length === scripted)
    console.warn(`NO REAL RECORDINGS COMPARED: none below ${RECORDINGS} (set FARSEER_RECORDINGS).`);
  for (const [index, recording] of recordings.entries()) {
    const { result, json } = await readInNode(recording.bytes);
    expected.push(createHash('sha256').update(json).digest('hex'));
    const kind = kindOf(recording, result);
    if (!firsts.has(kind)) firsts.set(kind, index);
    const ending = result.ok ? (result.value.incomplete ?? 'whole') : result.failure.code;
    if (index < scripted) endings[ending] = (endings[ending] ?? 0) + 1;
  }
  console.log(`${recordings.length} recordings of ${firsts.size} kinds.`);
});

test.afterAll(() => site.close());

test('the worker program compiles nothing from text', () => {
  expect(site.workerProgram).not.toMatch(/\bFunction\s*\(|\beval\b/);
});

test(`damage of scripted recordings reaches what it is meant for (seed ${SEED})`, () => {
  console.log('Scripted recordings:', endings);
  expect(Object.keys(endings)).toEqual(
    expect.arrayContaining(['whole', 'truncated', 'checksum', 'lost-sync', 'damaged', 'not-a-replay']),
  );
});

test('Chromium reads all as Node does, and prints nothing', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  const different = await differencesIn(recordings.keys(), () => page.goto(`${site.address}/?report`));
  if (different[0] !== undefined) await showDifference(page, different[0]);
  expect(different.map((index) => recordings[index]!.name)).toEqual([]);
  expect(heard).toEqual([]);
  // Otherwise silence from the page and the worker would prove nothing.
  await page.workers()[0]!.evaluate(() => console.log('audible'));
  await expect.poll(() => heard).toEqual(['audible']);
});

test('Firefox reads one of each kind as Node does', async () => {
  if (FIREFOX === undefined)
    console.warn('NOT TRIED IN FIREFOX: there is none on the path (set FIREFOX_PATH).');
  test.skip(FIREFOX === undefined, 'no Firefox');
  const profile = await mkdtemp(join(tmpdir(), 'farseer-firefox-'));
  // Playwright only drives its bundled Firefox, so this one is opened without a driver.
  const open = () =>
    spawn(FIREFOX!, ['--headless', '--no-remote', '--profile', profile, `${site.address}/?report`], {
      env: { ...process.env, HOME: profile },
      stdio: 'ignore',
    });
  let firefox: ReturnType<typeof open> | undefined;
  try {
    const different = await differencesIn(firsts.values(), () => (firefox = open()));
    expect(different.map((index) => recordings[index]!.name)).toEqual([]);
  } finally {
    firefox?.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/**
 * Makes the page from `open` read some recordings; returns the indexes of those with a different result than in Node.
 */
async function differencesIn(some: Iterable<number>, open: () => unknown): Promise<number[]> {
  const indices = [...some];
  const reported = site.report(indices.map((index) => recordings[index]!.bytes));
  await open();
  const hashes = await reported;
  expect(hashes.length).toBe(indices.length);
  return indices.filter((index, at) => hashes[at] !== expected[index]);
}

/** Fails with the text around the first difference, because the whole may be megabytes of JSON. */
async function showDifference(page: Page, index: number): Promise<void> {
  const { name, bytes } = recordings[index]!;
  const json = await page.evaluate((index) => decodeInWorker(index), index);
  const { json: inNode } = await readInNode(bytes);
  let at = 0;
  while (at < json.length && json[at] === inNode[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  expect(near(json), name).toBe(near(inNode));
}

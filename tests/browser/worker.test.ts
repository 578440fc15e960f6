import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import type { FailureCode } from '../../src/replay/failure.ts';
import type { Result } from '../../src/replay/result.ts';
import type { Game } from '../../src/replay/game.ts';
import { SEED } from '../unit/drop/stand-ins/seeded.ts';
import { readInNode } from './worker-page/in-node.ts';
import type { DecodeInWorker } from './worker-page/page.ts';
import { RECORDINGS, realRecordings, scriptedRecordings, type Recording } from './worker-page/recordings.ts';
import { serveWorkerPage, type WorkerPage } from './worker-page/serve.ts';

const GZIP_LIMIT = 28 * 1024;

/** Defined by the page. */
declare const decodeInWorker: DecodeInWorker;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: WorkerPage;
let heard: string[];

test.beforeAll(async () => {
  site = await serveWorkerPage();
});

test.afterAll(() => site.close());

test.beforeEach(async ({ page }) => {
  heard = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  await page.goto(site.address);
});

test('the worker program is small and compiles nothing from text', () => {
  const gzip = gzipSync(site.workerProgram).length;
  console.log(`Worker program: ${site.workerProgram.length} bytes, ${gzip} with gzip.`);
  expect(site.workerProgram).not.toMatch(/\bFunction\s*\(|\beval\b/);
  expect(gzip).toBeLessThanOrEqual(GZIP_LIMIT);
});

test(`scripted recordings read as in Node, damaged ones too (seed ${SEED})`, async ({ page }) => {
  const counts: Record<string, number> = {};
  for (const recording of scriptedRecordings()) {
    const { result } = await expectSame(page, recording);
    const kind = result.ok ? (result.value.incomplete ?? 'whole') : result.failure.code;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  console.log('Scripted recordings:', counts);
  // Otherwise the damage would not reach what it is meant for.
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['whole', 'truncated', 'checksum', 'lost-sync', 'damaged', 'not-a-replay']),
  );
  await expectSilence(page);
});

test('real recordings read as in Node', async ({ page }) => {
  const times: number[] = [];
  for await (const recording of realRecordings()) times.push((await expectSame(page, recording)).ms);
  if (times.length === 0)
    console.warn(`NO RECORDINGS COMPARED: none below ${RECORDINGS} (set FARSEER_RECORDINGS).`);
  test.skip(times.length === 0, 'no recordings');
  const median = times.sort((a, b) => a - b)[times.length >> 1]!;
  console.log(`${times.length} real recordings, in the median ${median.toFixed(1)} ms each.`);
  await expectSilence(page);
});

/** Decodes in the worker and in Node. */
async function expectSame(
  page: Page,
  { name, bytes }: Recording,
): Promise<{ ms: number; result: Result<Game, FailureCode> }> {
  const address = site.offer(bytes);
  const { json, ms } = await page.evaluate((path) => decodeInWorker(path), address);
  const { result, json: expected } = await readInNode(bytes);
  // A difference in megabytes of JSON is shown by its neighbourhood only.
  if (json !== expected) {
    let at = 0;
    while (json[at] === expected[at]) at++;
    const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
    expect(near(json), name).toBe(near(expected));
  }
  return { ms, result };
}

/** Nothing was printed, neither by the page nor by the worker, and it would have been heard. */
async function expectSilence(page: Page): Promise<void> {
  expect(heard).toEqual([]);
  await page.workers()[0]!.evaluate(() => console.log('audible'));
  await expect.poll(() => heard).toEqual(['audible']);
}

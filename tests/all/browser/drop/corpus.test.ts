/** Real recordings in the browser: all are read, and nothing of them stays in memory. */
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import type { EndedEntry } from '../../../../src/app/drop/session/entry.ts';
import { toCsv } from '../../../../src/app/drop/save/documents.ts';
import { rowsOf } from '../../../../src/app/drop/session/state.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { RECORDINGS } from '../../../browser/worker-page/recordings.ts';
import { expect, test } from '../../../browser/drop/drop-page.ts';

/** Browser caches may make a page without leaks this much larger than before. */
const KEPT_BYTES = 8 * 1024 * 1024;

async function recordings(): Promise<string[]> {
  const names = await Array.fromAsync(glob('**/*.{w3g,nwg}', { cwd: RECORDINGS }));
  if (names.length === 0)
    console.warn(`SKIPPED: no recordings below ${RECORDINGS} (set FARSEER_RECORDINGS).`);
  test.skip(names.length === 0, 'no recordings');
  return names.sort().map((name) => join(RECORDINGS, name));
}

/** A file as the command line reads it, as an entry of the list. */
function asRead(file: string, id: number): EndedEntry {
  const path = basename(file);
  const read = decode(readFileSync(file));
  const value = read.ok && { analysis: analyze(read.value, replayId(read.value, path)) };
  return { id, path, outcome: value ? { ok: true, value } : read } as EndedEntry;
}

test('all recordings in one go, and nothing of them stays', async ({ drop }) => {
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
  await expect(drop.status).toContainText(`${paths.length} files read`, { timeout: 0 });
  const seconds = (Date.now() - began) / 1000;
  await drop.button(/^Show \d+ more of/).click();
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

/** Bytes of a heap after garbage collection: its objects, and external buffers. */
interface Heap {
  objects: number;
  buffers: number;
}

type Send = (method: string) => Promise<unknown>;

async function measure(send: Send): Promise<Heap> {
  await send('HeapProfiler.collectGarbage');
  const usage = (await send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  return { objects: usage.usedSize, buffers: usage.backingStorageSize ?? 0 };
}

/** The heap of the session's page. */
const pageHeap = (session: CDPSession): Promise<Heap> =>
  measure((method) => session.send(method as 'Runtime.getHeapUsage'));

/** Attaches to the page's worker; returns a function that measures its heap. */
async function attachToWorker(session: CDPSession): Promise<() => Promise<Heap>> {
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  // Sessions of this kind pass messages as text; Playwright reserves the newer kind.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let lastId = 0;
  const send: Send = (method) => {
    const id = ++lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      const hear = (event: { sessionId: string; message: string }) => {
        const message = JSON.parse(event.message) as { id?: number; result?: unknown; error?: object };
        if (event.sessionId !== sessionId || message.id !== id) return;
        session.off('Target.receivedMessageFromTarget', hear);
        if (message.error) reject(new Error(JSON.stringify(message.error)));
        else resolve(message.result);
      };
      session.on('Target.receivedMessageFromTarget', hear);
    });
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .then(() => answer);
  };
  return () => measure(send);
}

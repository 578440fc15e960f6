import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFirefox } from '../support/find-browser.ts';
import { RECORDINGS, realRecordings, scriptedRecordings, type Recording } from './worker-page/recordings.ts';
import { readInNode } from './worker-page/in-node.ts';
import { serveWorkerPage } from './worker-page/serve.ts';

const FIREFOX = findFirefox();

test('Firefox reads recordings as Node does, real and scripted, whole and damaged', async () => {
  test.setTimeout(300_000);
  if (FIREFOX === undefined)
    console.warn('NOT TRIED IN FIREFOX: there is none on the path (set FIREFOX_PATH).');
  test.skip(FIREFOX === undefined, 'no Firefox');
  const recordings: Recording[] = [...scriptedRecordings()];
  for await (const recording of realRecordings()) recordings.push(recording);
  if (recordings.every(({ name }) => !/\.(w3g|nwg)$/.test(name)))
    console.warn(`NO REAL RECORDINGS IN FIREFOX: none below ${RECORDINGS} (set FARSEER_RECORDINGS).`);

  const site = await serveWorkerPage();
  const profile = await mkdtemp(join(tmpdir(), 'farseer-firefox-'));
  const reported = site.report(recordings.map(({ bytes }) => bytes));
  // Playwright drives only its own Firefox, so this one is opened plainly and the page reports by itself.
  const firefox = spawn(
    FIREFOX!,
    ['--headless', '--no-remote', '--profile', profile, `${site.address}/?report`],
    {
      env: { ...process.env, HOME: profile },
      stdio: 'ignore',
    },
  );
  try {
    const hashes = await reported;
    expect(hashes.length).toBe(recordings.length);
    const different: string[] = [];
    for (const [index, { name, bytes }] of recordings.entries()) {
      const { json } = await readInNode(bytes);
      if (hashes[index] !== createHash('sha256').update(json).digest('hex')) different.push(name);
    }
    expect(different).toEqual([]);
    console.log(`${recordings.length} recordings give the same hashes in Firefox and in Node.`);
  } finally {
    firefox.kill();
    await site.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/**
 * A worker that replaces the real one by answering the request for its program. It obeys file names: `slow` is never
 * answered, `dies` ends in an error, `quits` ends the worker silently, and everything else is damaged.
 */
import type { Page } from '@playwright/test';

const PROGRAM = `
const alive = new Promise((resolve) => {
  navigator.locks.request('life of the fake', () => {
    postMessage({ kind: 'alive', life: 'life of the fake' });
    resolve();
    return new Promise(() => undefined);
  });
});
addEventListener('message', async ({ data: { id, path } }) => {
  await alive;
  postMessage({ kind: 'phase', id, phase: 'decoding' });
  if (path.startsWith('slow')) return;
  if (path.startsWith('dies')) return setTimeout(() => { throw new Error('on purpose'); });
  if (path.startsWith('quits')) return close();
  const failure = { code: 'damaged', sentence: 'Damaged, says the fake.' };
  postMessage({ kind: 'answer', id, answer: { ok: false, failure } });
});
postMessage({ kind: 'ready' });
`;

/** Call before the worker starts; returns the number of workers started. */
export async function fakeWorker(page: Page): Promise<() => number> {
  let started = 0;
  await page.context().route('**/replay.worker-*.js', async (route) => {
    started++;
    await route.fulfill({ contentType: 'text/javascript', body: PROGRAM });
  });
  return () => started;
}

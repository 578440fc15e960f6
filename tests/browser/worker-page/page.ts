import { unpackGame } from '../../../src/game/stored/link/pack.ts';
import { unpackWhole } from '../../../src/game/stored/whole/whole.ts';
import type { DroppedGame, ReadRequest, WorkerMessage } from '../../../src/app/drop/worker/messages.ts';

const worker = new Worker(new URL('../../../src/app/drop/worker/replay.worker.ts', import.meta.url), {
  type: 'module',
});
/** Heard from the beginning: a worker that does not start says so at once. */
const failed = new Promise<never>((_, reject) => {
  worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
});
let lastId = 0;

/** Everything the server offers. Fetched at once: a request for each would be two fifths of the time. */
const offered = (async (): Promise<Blob[]> => {
  const [lengths, all] = await Promise.all([fetch('/lengths'), fetch('/recordings')]);
  const whole = await all.blob();
  let end = 0;
  return ((await lengths.json()) as number[]).map((length) => whole.slice(end, (end += length)));
})();

/** Gives what the worker read of a recording, or why nothing, as JSON; one after the other. */
async function decodeInWorker(index: number): Promise<string> {
  const file = (await offered)[index]!;
  const id = ++lastId;
  const replied = new Promise<WorkerMessage & { kind: 'answer' }>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'answer' && data.id === id) resolve(data);
    };
  });
  worker.postMessage({ id, path: String(index), file } satisfies ReadRequest);
  const { answer } = await Promise.race([replied, failed]);
  return JSON.stringify(
    'ok' in answer && answer.ok ? { ok: true, value: await unpacked(answer.value) } : answer,
  );
}

/** Only the packed games hold the decoded one, and every browser may compress them in its own way. */
async function unpacked({ packed, whole, ...rest }: DroppedGame) {
  return { ...rest, unpacked: await unpackGame(packed), whole: whole && (await unpackWhole(whole)) };
}

export type DecodeInWorker = typeof decodeInWorker;

Object.assign(globalThis, { decodeInWorker });

// Opened with this question the page tells the server itself: not every browser is driven by the test.
if (location.search === '?report') void report();

/** Decodes everything the server offers, and posts the SHA-256 of each result in order. */
async function report(): Promise<void> {
  const hashes: string[] = [];
  for (const index of (await offered).keys()) {
    const json = await decodeInWorker(index);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
    hashes.push([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  await fetch('/report', { method: 'POST', body: JSON.stringify(hashes) });
}

import { unpackGame } from '../../../src/game/stored/link/pack.ts';
import { unpackWhole } from '../../../src/game/stored/whole/whole.ts';
import type {
  CompleteGame,
  DroppedGame,
  ReadRequest,
  WorkerMessage,
} from '../../../src/app/drop/worker/messages.ts';

const worker = new Worker(new URL('../../../src/app/drop/worker/replay.worker.ts', import.meta.url), {
  type: 'module',
});
/** Listens from the beginning, because a worker that can't start reports it immediately. */
const failed = new Promise<never>((_, reject) => {
  worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
});
let lastId = 0;

/**
 * Everything that the server offers, fetched together, because separate requests would take two fifths of the time.
 */
const offered = (async (): Promise<Blob[]> => {
  const [lengths, all] = await Promise.all([fetch('/lengths'), fetch('/recordings')]);
  const whole = await all.blob();
  let end = 0;
  return ((await lengths.json()) as number[]).map((length) => whole.slice(end, (end += length)));
})();

/** Returns the worker's result for a recording as JSON, or the failure; one at a time. */
async function decodeInWorker(index: number): Promise<string> {
  const file = (await offered)[index]!;
  const id = ++lastId;
  const replied = new Promise<string>((resolve) => {
    let first: DroppedGame;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (!('id' in data) || data.id !== id) return;
      if (data.kind === 'answer') {
        if ('ok' in data.answer && data.answer.ok) first = data.answer.value;
        else resolve(JSON.stringify(data.answer));
      } else if (data.kind === 'rest') {
        void unpacked({ ...first, ...data.rest }).then((value) =>
          resolve(JSON.stringify({ ok: true, value })),
        );
      }
    };
  });
  worker.postMessage({ id, path: String(index), file } satisfies ReadRequest);
  return Promise.race([replied, failed]);
}

/**
 * Unpacks the packed games, because only they contain the decoded game, and each browser may compress them
 * differently.
 */
async function unpacked({ packed, whole, ...rest }: CompleteGame) {
  return { ...rest, unpacked: await unpackGame(packed), whole: whole && (await unpackWhole(whole)) };
}

export type DecodeInWorker = typeof decodeInWorker;

Object.assign(globalThis, { decodeInWorker });

// With this query the page reports to the server by itself, because the test can't drive every browser.
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

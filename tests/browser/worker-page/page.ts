import type { ReadRequest, WorkerMessage } from '../../../src/drop/worker/messages.ts';

export interface TimedReply {
  /** What the worker decoded, or why not, as JSON. */
  json: string;
  /** From posting the file to having everything that is read from it. */
  ms: number;
}

const worker = new Worker(new URL('../../../src/drop/worker/replay.worker.ts', import.meta.url), {
  type: 'module',
});
/** Heard from the beginning: a worker that does not start says so at once. */
const failed = new Promise<never>((_, reject) => {
  worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
});
let lastId = 0;

/** Fetches a recording and has it decoded; the test asks for one after the other. */
async function decodeInWorker(address: string): Promise<TimedReply> {
  const file = await (await fetch(address)).blob();
  const started = performance.now();
  const id = ++lastId;
  const replied = new Promise<WorkerMessage & { kind: 'outcome' }>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'outcome' && data.id === id) resolve(data);
    };
  });
  worker.postMessage({ id, name: address, file } satisfies ReadRequest);
  const { outcome } = await Promise.race([replied, failed]);
  const ms = performance.now() - started;
  return { json: JSON.stringify(outcome.ok ? { ...outcome, value: outcome.value.game } : outcome), ms };
}

export type DecodeInWorker = typeof decodeInWorker;

Object.assign(globalThis, { decodeInWorker });

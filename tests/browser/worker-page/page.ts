import type { DecodeReply, DecodeRequest } from '../../../src/drop/messages.ts';

export interface TimedReply {
  /** The worker's result as JSON. */
  json: string;
  /** From posting the bytes to having the reply. */
  ms: number;
}

const worker = new Worker(new URL('../../../src/drop/replay.worker.ts', import.meta.url), { type: 'module' });
/** Heard from the beginning: a worker that does not start says so at once. */
const failed = new Promise<never>((_, reject) => {
  worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
});
let lastId = 0;

/** Fetches a recording and has it decoded; the test asks for one after the other. */
async function decodeInWorker(address: string): Promise<TimedReply> {
  const bytes = await (await fetch(address)).arrayBuffer();
  const started = performance.now();
  const id = ++lastId;
  const replied = new Promise<DecodeReply>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<DecodeReply>) => {
      if (data.id === id) resolve(data);
    };
  });
  worker.postMessage({ id, name: address, bytes } satisfies DecodeRequest, [bytes]);
  const { result } = await Promise.race([replied, failed]);
  return { json: JSON.stringify(result), ms: performance.now() - started };
}

export type DecodeInWorker = typeof decodeInWorker;

Object.assign(globalThis, { decodeInWorker });

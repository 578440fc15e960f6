import { afterEach, expect, test, vi } from 'vitest';
import { askOnce } from '../../../../../src/app/drop/worker/replay-reader.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers a request with these messages, or fails with an event. */
function answering(...messages: (object | 'fails')[]) {
  const state = { requests: [] as object[], terminated: 0, prevented: 0 };
  class FakeWorker {
    onmessage: (event: object) => void = () => undefined;
    onerror: (event: object) => void = () => undefined;
    postMessage(request: object) {
      state.requests.push(request);
      for (const data of messages)
        if (data === 'fails') this.onerror({ preventDefault: () => state.prevented++ });
        else this.onmessage({ data });
    }
    terminate() {
      state.terminated++;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return state;
}

const FILE = { file: new Blob(['x']), path: 'a.zip', inside: 'b.w3g' } as unknown as Parameters<
  typeof askOnce
>[0];
const ask = () => askOnce(FILE, 'chat', 'It is not to be had.');

test('a worker of its own is asked for one thing and is gone afterwards', async () => {
  const chat = { kind: 'chat', id: 0, lines: [] };
  const state = answering({ kind: 'phase', id: 0, phase: 'decoding' }, chat);
  expect(await ask()).toBe(chat);
  expect(state).toMatchObject({
    terminated: 1,
    requests: [{ path: 'a.zip', inside: 'b.w3g', wanted: 'chat' }],
  });
});

test.each([
  ['refuses the file', { kind: 'answer', id: 0, answer: { ok: false } }, 0],
  ['does not start', 'fails', 1],
] as const)('a worker that %s is gone, too, and the reason is a sentence', async (_, message, prevented) => {
  const state = answering(message);
  await expect(ask()).rejects.toThrow('It is not to be had.');
  expect(state).toMatchObject({ terminated: 1, prevented });
});

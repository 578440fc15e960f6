import { afterEach, expect, test, vi } from 'vitest';
import { askOnce } from '../../../../../src/app/drop/worker/ask-once.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers a request with these messages, or fails with an event. */
function answering(...messages: (object | 'fails' | 'garbles')[]) {
  const state = { requests: [] as object[], terminated: 0, prevented: 0 };
  class FakeWorker {
    onmessage: (event: object) => void = () => undefined;
    onerror: (event: object) => void = () => undefined;
    onmessageerror: () => void = () => undefined;
    postMessage(request: object) {
      state.requests.push(request);
      for (const data of messages)
        if (data === 'fails') this.onerror({ preventDefault: () => state.prevented++ });
        else if (data === 'garbles') this.onmessageerror();
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
  ['sends what can not be read', 'garbles', 0],
] as const)('a worker that %s is gone, too, and the reason is a sentence', async (_, message, prevented) => {
  const state = answering(message);
  await expect(ask()).rejects.toThrow('It is not to be had.');
  expect(state).toMatchObject({ terminated: 1, prevented });
});

test('a worker that dies is noticed by its lock', async () => {
  let release = (): void => undefined;
  void navigator.locks.request('its life', () => new Promise<void>((resolve) => (release = resolve)));
  const state = answering({ kind: 'alive', life: 'its life' });
  const asked = ask();
  release();
  await expect(asked).rejects.toThrow('It is not to be had.');
  expect(state.terminated).toBe(1);
});

test('a worker that never answers is given up', async () => {
  vi.useFakeTimers();
  const state = answering({ kind: 'ready' });
  const asked = expect(ask()).rejects.toThrow('It is not to be had.');
  await vi.runAllTimersAsync();
  await asked;
  expect(state.terminated).toBe(1);
});

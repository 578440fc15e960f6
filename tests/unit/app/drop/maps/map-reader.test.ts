import { afterEach, expect, test, vi } from 'vitest';
import { MAP_LIMIT_MS } from '../../../../../src/app/drop/maps/state.ts';
import { MapReader } from '../../../../../src/app/drop/maps/map-reader.ts';
import { MAP_LIMITS } from '../../../../../src/map/file/limits.ts';

afterEach(() => void vi.useRealTimers());

/** A worker that answers on command. */
class FakeWorker {
  static started = 0;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  ended = false;
  readonly #answer: unknown;

  constructor(answer: unknown) {
    FakeWorker.started++;
    this.#answer = answer;
  }

  postMessage(): void {
    if (this.#answer === 'fails') this.onerror?.({ preventDefault: () => undefined });
    else if (this.#answer !== 'hangs') this.onmessage?.({ data: this.#answer });
  }

  terminate(): void {
    this.ended = true;
  }
}

const readerWith = (answer: unknown) => {
  const worker = new FakeWorker(answer);
  return { worker, reader: new MapReader(() => worker as unknown as Worker) };
};
const FILE = new File(['x'], 'a.w3x');

test('one worker reads file after file until it is ended', async () => {
  const answer = { ok: true, value: { name: 'A' } };
  const { reader, worker } = readerWith(answer);
  expect(await reader.read(FILE)).toBe(answer);
  expect(await reader.read(FILE)).toBe(answer);
  expect(worker.ended).toBe(false);
  reader.end();
  expect(worker.ended).toBe(true);
});

test('a program that does not load says so', async () => {
  const { reader } = readerWith('fails');
  expect(await reader.read(FILE)).toMatchObject({ ok: false, failure: { code: 'map-reader-missing' } });
});

test('a map that takes too long is given up', async () => {
  vi.useFakeTimers();
  const { reader, worker } = readerWith('hangs');
  const reading = reader.read(FILE);
  vi.advanceTimersByTime(MAP_LIMIT_MS);
  expect(await reading).toMatchObject({ ok: false, failure: { code: 'map-too-slow' } });
  expect(worker.ended).toBe(true);
});

test('a file that is larger than any map is not even loaded', async () => {
  const started = FakeWorker.started;
  const large = { name: 'a.w3x', size: MAP_LIMITS.fileBytes + 1 } as File;
  const reader = new MapReader(() => new FakeWorker('fails') as unknown as Worker);
  expect(await reader.read(large)).toMatchObject({ ok: false, failure: { code: 'map-too-large' } });
  expect(FakeWorker.started).toBe(started);
});

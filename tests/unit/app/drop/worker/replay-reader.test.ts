import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READ_LIMIT_MS } from '../../../../../src/app/drop/input/failure.ts';
import { dropFailure } from '../../../../support/drop-failures.ts';
import type { ReadPhase, ReadRequest, WorkerMessage } from '../../../../../src/app/drop/worker/messages.ts';
import { droppedDuel } from '../../library/games.ts';
import { ReplayReader } from '../../../../../src/app/drop/worker/replay-reader.ts';

/** A worker that does nothing by itself. */
class FakeWorker {
  onmessage: ((event: { data: WorkerMessage }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  onmessageerror: (() => void) | undefined;
  asked: ReadRequest[] = [];
  ended = false;

  postMessage(request: ReadRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(data: WorkerMessage): void {
    this.onmessage?.({ data });
  }

  answer(): void {
    this.tell({ kind: 'answer', id: this.asked.at(-1)!.id, answer: dropFailure('damaged') });
  }

  fail(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

const FILE = new Blob(['x']);

function begin() {
  const workers: FakeWorker[] = [];
  const reader = new ReplayReader(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const phases: ReadPhase[] = [];
  const read = () => reader.read({ file: FILE, path: 'a.w3g' }, (phase) => phases.push(phase)).first;
  return { reader, workers, phases, read };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the reader', () => {
  it('asks one worker for every file, and passes phases on', async () => {
    const { workers, phases, read } = begin();
    const first = read();
    workers[0]!.tell({ kind: 'ready' });
    workers[0]!.tell({ kind: 'phase', id: 1, phase: 'decoding' });
    workers[0]!.answer();
    await expect(first).resolves.toEqual(dropFailure('damaged'));
    const second = read();
    workers[0]!.answer();
    await second;
    expect(workers).toHaveLength(1);
    expect(phases).toEqual(['decoding']);
  });

  it('gives a file to the worker at once', () => {
    const { workers, read } = begin();
    void read();
    expect(workers[0]!.asked).toEqual([{ id: 1, file: FILE, path: 'a.w3g', draws: false }]);
  });

  it('starts the worker ahead when asked to', () => {
    const { reader, workers } = begin();
    reader.warmUp();
    reader.warmUp();
    expect(workers).toHaveLength(1);
  });

  it('ends a file that takes too long together with the worker; the next one gets a new worker', async () => {
    const { workers, read } = begin();
    const slow = read();
    workers[0]!.tell({ kind: 'ready' });
    vi.advanceTimersByTime(READ_LIMIT_MS);
    await expect(slow).resolves.toEqual(dropFailure('too-slow'));
    expect(workers[0]!.ended).toBe(true);
    const next = read();
    // Answers of the old worker are ignored.
    workers[0]!.answer();
    workers[1]!.tell({ kind: 'ready' });
    workers[1]!.answer();
    await expect(next).resolves.toEqual(dropFailure('damaged'));
  });

  it('does not count the time in which the worker is loaded', async () => {
    const { workers, read } = begin();
    const slow = read();
    vi.advanceTimersByTime(READ_LIMIT_MS - 1);
    workers[0]!.tell({ kind: 'ready' });
    vi.advanceTimersByTime(READ_LIMIT_MS - 1);
    workers[0]!.answer();
    await expect(slow).resolves.toEqual(dropFailure('damaged'));
  });

  it('tells a worker that died from one that never came', async () => {
    const { workers, read } = begin();
    const missing = read();
    workers[0]!.fail();
    await expect(missing).resolves.toEqual(dropFailure('reader-missing'));
    const dying = read();
    workers[1]!.tell({ kind: 'ready' });
    workers[1]!.fail();
    await expect(dying).resolves.toEqual(dropFailure('reader-died'));
    const silent = read();
    vi.advanceTimersByTime(READ_LIMIT_MS);
    await expect(silent).resolves.toEqual(dropFailure('reader-missing'));
  });

  it('hears at once of a worker that ends without a word', async () => {
    const { workers, read } = begin();
    let quit!: () => void;
    const held = new Promise<void>((resolve) => (quit = resolve));
    const locked = new Promise<void>((resolve) => {
      void navigator.locks.request('life', () => {
        resolve();
        return held;
      });
    });
    await locked;
    const silent = read();
    workers[0]!.tell({ kind: 'alive', life: 'life' });
    quit();
    await expect(silent).resolves.toEqual(dropFailure('reader-died'));
  });

  it('survives a worker that fails while nothing is read', async () => {
    const { reader, workers, read } = begin();
    reader.warmUp();
    workers[0]!.fail();
    const next = read();
    workers[1]!.tell({ kind: 'ready' });
    workers[1]!.answer();
    await expect(next).resolves.toEqual(dropFailure('damaged'));
  });

  it('cancels', async () => {
    const { reader, workers, read } = begin();
    reader.cancel();
    const cancelled = read();
    reader.cancel();
    await expect(cancelled).resolves.toEqual(dropFailure('cancelled'));
    expect(workers[0]!.ended).toBe(true);
  });

  it('says when a game has been drawn, if it is drawn', async () => {
    const worker = new FakeWorker();
    const painted: (() => void)[] = [];
    const reader = new ReplayReader(
      () => worker as unknown as Worker,
      READ_LIMIT_MS,
      (then) => painted.push(then),
    );
    const drawn = () => worker.asked.filter((request) => 'drawn' in request).length;
    for (const [value, draws] of [
      [null, true],
      [droppedDuel(), false],
      [droppedDuel(), true],
    ] as const) {
      const answer = reader.read({ file: FILE, path: 'a.w3g', draws }).first;
      const { id, ...asked } = worker.asked.at(-1)!;
      expect(asked.draws).toBe(draws);
      if (value) worker.tell({ kind: 'answer', id, answer: { ok: true, value } });
      else worker.answer();
      await answer;
    }
    expect([painted.length, drawn()]).toEqual([1, 0]);
    painted[0]!();
    expect(drawn()).toBe(1);
  });

  it('gives the rest of a game, and why it does not come', async () => {
    const { reader, workers } = begin();
    const game = { ...droppedDuel(), packed: null, ground: { kind: 'looking' } } as const;
    const rest = { onMap: null, ground: { kind: 'archive' }, packed: 'packed', whole: null } as const;
    const read = async () => {
      const reading = reader.read({ file: FILE, path: 'a.w3g' });
      const { id } = workers[0]!.asked.at(-1)!;
      workers[0]!.tell({ kind: 'answer', id, answer: { ok: true, value: game } });
      await reading.first;
      return { ...reading, id };
    };
    const first = await read();
    const second = await read();
    workers[0]!.tell({ kind: 'rest', id: first.id, rest });
    await expect(first.rest).resolves.toEqual({ ok: true, value: rest });
    // Nothing is left of the first file, and the second has been answered, so there is nothing to cancel.
    reader.cancel();
    workers[0]!.tell({ kind: 'ready' });
    workers[0]!.fail();
    await expect(second.rest).resolves.toEqual(dropFailure('reader-died'));
  });
});

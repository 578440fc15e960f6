import { setOwnMaps, tellOwnMaps } from './own-maps.ts';
import { pageFailure, READ_LIMIT_MS, type PAGE_FAILURES } from '../failure.ts';
import type { OnGround, OwnMap, WorkerAnswer, ReadPhase, ReadRequest, WorkerMessage } from './messages.ts';

/** A file or part of a file to read. */
export type ToRead = Omit<ReadRequest, 'id'>;

interface Job {
  id: number;
  onPhase: (phase: ReadPhase) => void;
  onGround: (game: OnGround) => void;
  finish: (answer: WorkerAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The page's side of the worker: one worker, one file at a time, and a new worker after the old one ends. */
export class ReplayReader {
  readonly #start: () => Worker;
  readonly #limitMs: number;
  #worker: Worker | undefined;
  /** Whether the worker has fully loaded. */
  #ready = false;
  #job: Job | undefined;
  /** Callbacks for games still without their map, by request. */
  readonly #looking = new Map<number, Job['onGround']>();
  #lastId = 0;

  constructor(start: () => Worker, limitMs: number = READ_LIMIT_MS) {
    this.#start = start;
    this.#limitMs = limitMs;
  }

  /** Starts the worker early, so that it is ready when a file arrives. */
  warmUp(): void {
    this.#worker ??= this.#listen(this.#start());
  }

  /**
   * Reads a file; never rejects. Wait for the answer before the next call. `onGround` gets the game on its map, if
   * that was still being looked for.
   */
  read(
    { file, path, inside }: ToRead,
    onPhase: Job['onPhase'],
    onGround: Job['onGround'] = () => undefined,
  ): Promise<WorkerAnswer> {
    this.warmUp();
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      this.#job = { id, onPhase, onGround, finish: resolve, timer: this.#limit() };
      this.#worker?.postMessage({ id, path, file, inside } satisfies ReadRequest);
    });
  }

  /** Sets the visitor’s map files for all further games. */
  useMaps(maps: readonly OwnMap[]): void {
    setOwnMaps(maps);
    if (this.#worker) tellOwnMaps(this.#worker);
  }

  /** Cancels the current file, and ends the worker. */
  cancel(): void {
    if (this.#job) this.#abort('cancelled');
  }

  #listen(worker: Worker): Worker {
    // A worker that can't start reports it immediately, and only here.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#abort(this.#ready ? 'reader-died' : 'reader-missing');
    };
    worker.onmessageerror = () => this.#abort('reader-died');
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#hear(data, worker);
    return worker;
  }

  #hear(message: WorkerMessage, worker: Worker): void {
    const job = this.#job;
    if (message.kind === 'alive') void navigator.locks.request(message.life, () => this.#miss(worker));
    else if (message.kind === 'ready') {
      this.#ready = true;
      // A slow connection must not count against the file.
      if (job) this.#restartTimer(job);
    } else if (message.kind === 'ground') this.#tellGround(message);
    else if (job?.id !== message.id) return;
    else if (message.kind === 'phase') job.onPhase(message.phase);
    else if (message.kind === 'answer') this.#finish(message.answer);
  }

  #tellGround({ id, onMap, ground }: WorkerMessage & { kind: 'ground' }): void {
    this.#looking.get(id)?.({ onMap, ground });
    this.#looking.delete(id);
  }

  /** Handles a worker that ended silently. */
  #miss(worker: Worker): void {
    if (worker === this.#worker) this.#abort('reader-died');
  }

  #limit(): Job['timer'] {
    return setTimeout(() => this.#abort(this.#ready ? 'too-slow' : 'reader-missing'), this.#limitMs);
  }

  #restartTimer(job: Job): void {
    clearTimeout(job.timer);
    job.timer = this.#limit();
  }

  #abort(code: keyof typeof PAGE_FAILURES): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    this.#looking.clear();
    this.#finish(pageFailure(code));
  }

  #finish(answer: WorkerAnswer): void {
    const job = this.#job;
    this.#job = undefined;
    clearTimeout(job?.timer);
    if (job && 'ok' in answer && answer.ok && answer.value.ground?.kind === 'looking')
      this.#looking.set(job.id, job.onGround);
    job?.finish(answer);
  }
}

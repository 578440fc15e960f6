import { setOwnMaps, tellOwnMaps } from './own-maps.ts';
import { pageFailure, READ_LIMIT_MS, type PAGE_FAILURES } from '../failure.ts';
import type { OnGround, OwnMap, WorkerAnswer, ReadPhase, ReadRequest, WorkerMessage } from './messages.ts';

/** A file, or a part of one. */
export type ToRead = Omit<ReadRequest, 'id'>;

interface Job {
  id: number;
  onPhase: (phase: ReadPhase) => void;
  onGround: (game: OnGround) => void;
  finish: (answer: WorkerAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The page's side of the worker: one worker, one file at a time, and a new worker whenever the old one is ended. */
export class ReplayReader {
  readonly #start: () => Worker;
  readonly #limitMs: number;
  #worker: Worker | undefined;
  /** Whether all of it is loaded. */
  #ready = false;
  #job: Job | undefined;
  /** What to tell of games whose map is still looked for, by their requests. */
  readonly #looking = new Map<number, Job['onGround']>();
  #lastId = 0;

  constructor(start: () => Worker, limitMs: number = READ_LIMIT_MS) {
    this.#start = start;
    this.#limitMs = limitMs;
  }

  /** Starts the worker, so that it is there when a file comes. */
  warmUp(): void {
    this.#worker ??= this.#listen(this.#start());
  }

  /**
   * Reads a file; never rejects. Ask for the next one only after the answer. `onGround` is told the game on its map where that was
   * still looked for.
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

  /** The visitor’s map files, for all games from now on. */
  useMaps(maps: readonly OwnMap[]): void {
    setOwnMaps(maps);
    if (this.#worker) tellOwnMaps(this.#worker);
  }

  /** Ends the file being read, and the worker with it. */
  cancel(): void {
    if (this.#job) this.#abort('cancelled');
  }

  #listen(worker: Worker): Worker {
    // A worker that cannot start reports it at once, and only here.
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
      // A slow connection is not the file's fault.
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

  /** The worker ended without a word. */
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

import { setOwnMaps, tellOwnMaps } from './own-maps.ts';
import { success } from '../../../game/result.ts';
import { pageFailure, READ_LIMIT_MS, type PAGE_FAILURES, type ReadOutcome } from '../failure.ts';
import type {
  DrawnNotice,
  LaterOfGame,
  OwnMap,
  WorkerAnswer,
  ReadPhase,
  ReadRequest,
  WorkerMessage,
} from './messages.ts';

/** A file or part of a file to read. */
export type ToRead = Omit<ReadRequest, 'id'>;

/** Receives the data that follows an answer with a game, or why it is missing. */
export type OnLater = (later: ReadOutcome<LaterOfGame>) => void;

/** Calls back after the current drawing has been painted. */
type AfterPaint = (then: () => void) => unknown;

interface Job {
  id: number;
  draws: boolean;
  onPhase: (phase: ReadPhase) => void;
  onLater: OnLater;
  finish: (answer: WorkerAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * The page's side of the worker. It uses one worker for one file at a time, and starts a new one if the old one has
 * ended.
 */
export class ReplayReader {
  readonly #start: () => Worker;
  readonly #limitMs: number;
  readonly #afterPaint: AfterPaint;
  #worker: Worker | undefined;
  /** Whether the worker has fully loaded. */
  #ready = false;
  #job: Job | undefined;
  /** Callbacks for games with more data to come, by request, and the requests that still lack more than a map. */
  readonly #later = new Map<number, OnLater>();
  readonly #incomplete = new Set<number>();
  #lastId = 0;
  /** Receives the map files of archives. */
  onMaps: (files: readonly File[]) => void = () => undefined;

  /** For files that are drawn, `afterPaint` calls back when the answer has been; the rest of the game waits for it. */
  constructor(start: () => Worker, limitMs = READ_LIMIT_MS, afterPaint: AfterPaint = (then) => then()) {
    this.#start = start;
    this.#limitMs = limitMs;
    this.#afterPaint = afterPaint;
  }

  /** Starts the worker early, so that it is ready when a file arrives. */
  warmUp(): void {
    this.#worker ??= this.#listen(this.#start());
  }

  /**
   * Reads a file; never rejects. Wait for the answer before the next call. The answer contains the data for the first
   * screen. `onLater` receives the rest, and the map if it wasn't known before.
   */
  read(
    { file, path, inside, again, draws = false }: ToRead,
    onPhase: Job['onPhase'],
    onLater: OnLater = () => undefined,
  ): Promise<WorkerAnswer> {
    this.warmUp();
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      this.#job = { id, draws, onPhase, onLater, finish: resolve, timer: this.#limit() };
      this.#worker?.postMessage({ id, path, file, inside, again, draws } satisfies ReadRequest);
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
    // If a worker can't start, it reports that only here.
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
      // The timer restarts, so that a slow connection doesn't count against the file.
      if (job) this.#restartTimer(job);
    } else if (message.kind === 'maps') this.onMaps(message.files);
    else if (message.kind === 'rest' || message.kind === 'ground') this.#tellLater(message);
    else if (job?.id !== message.id) return;
    else if (message.kind === 'phase') job.onPhase(message.phase);
    else if (message.kind === 'answer') this.#finish(message.answer);
  }

  #tellLater({ id, kind, ...later }: WorkerMessage & { kind: 'rest' | 'ground' }): void {
    this.#incomplete.delete(id);
    this.#later.get(id)?.(success(later));
    if (kind === 'ground' || later.ground?.kind !== 'looking') this.#later.delete(id);
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
    const lost = [...this.#incomplete].map((id) => this.#later.get(id));
    this.#incomplete.clear();
    this.#later.clear();
    this.#finish(pageFailure(code));
    for (const onLater of lost) onLater?.(pageFailure(code));
  }

  #finish(answer: WorkerAnswer): void {
    const job = this.#job;
    this.#job = undefined;
    clearTimeout(job?.timer);
    if (job && 'ok' in answer && answer.ok) {
      this.#later.set(job.id, job.onLater);
      this.#incomplete.add(job.id);
      if (job.draws) this.#afterPaint(() => this.#worker?.postMessage({ drawn: true } satisfies DrawnNotice));
    }
    job?.finish(answer);
  }
}

/** The page’s side of the worker that reads recordings. */
import { success } from '../../../game/result.ts';
import { pageFailure, READ_LIMIT_MS, type PAGE_FAILURES, type ReadOutcome } from '../input/failure.ts';
import type {
  DrawnNotice,
  OwnMap,
  ReadPhase,
  ReadRequest,
  RestOfGame,
  Wanted,
  WorkerAnswer,
  WorkerMessage,
} from './messages.ts';
import { startWorker, useOwnMaps } from './workers.ts';

/** A file or part of a file to read. */
export type ToRead = Omit<ReadRequest, 'id'>;

/** The two answers to a file. They never reject. */
export interface Reading {
  /** Contains the data for the first screen. */
  first: Promise<WorkerAnswer>;
  /** The rest of a game, or why it is missing. */
  rest: Promise<ReadOutcome<RestOfGame>>;
}

/** Calls back after the current drawing has been painted. */
type AfterPaint = (then: () => void) => unknown;

/** A request that the worker hasn't fully answered. */
interface Question {
  draws: boolean;
  onPhase: (phase: ReadPhase) => void;
  first: PromiseWithResolvers<WorkerAnswer>;
  rest: PromiseWithResolvers<ReadOutcome<RestOfGame>>;
  /** Ends the wait for the first answer; undefined once it has come. */
  timer: ReturnType<typeof setTimeout> | undefined;
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
  /** What the worker was asked, by request. */
  readonly #questions = new Map<number, Question>();
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

  /** Reads a file. Wait for the first answer before the next call. */
  read(
    { file, path, inside, again, waits, draws = false }: ToRead,
    onPhase: Question['onPhase'] = () => undefined,
  ): Reading {
    this.warmUp();
    const id = ++this.#lastId;
    const question: Question = {
      ...{ draws, onPhase, timer: this.#limit() },
      first: Promise.withResolvers(),
      rest: Promise.withResolvers(),
    };
    this.#questions.set(id, question);
    this.#worker?.postMessage({ id, path, file, inside, again, waits, draws } satisfies ReadRequest);
    return { first: question.first.promise, rest: question.rest.promise };
  }

  /** Sets the visitor’s map files for all further games. */
  useMaps(maps: readonly OwnMap[]): void {
    useOwnMaps(maps, this.#worker);
  }

  /** Cancels the current file, and ends the worker. */
  cancel(): void {
    if ([...this.#questions.values()].some(({ timer }) => timer !== undefined)) this.#abort('cancelled');
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
    if (message.kind === 'alive') void navigator.locks.request(message.life, () => this.#miss(worker));
    else if (message.kind === 'ready') this.#begin();
    else if (message.kind === 'maps') this.onMaps(message.files);
    else {
      const question = this.#questions.get(message.id);
      if (!question) return;
      if (message.kind === 'phase') question.onPhase(message.phase);
      else if (message.kind === 'answer') this.#answer(message.id, question, message.answer);
      else if (message.kind === 'rest') {
        this.#questions.delete(message.id);
        question.rest.resolve(success(message.rest));
      }
    }
  }

  #answer(id: number, question: Question, answer: WorkerAnswer): void {
    clearTimeout(question.timer);
    question.timer = undefined;
    if (!('ok' in answer) || !answer.ok) this.#questions.delete(id);
    else if (question.draws)
      this.#afterPaint(() => this.#worker?.postMessage({ drawn: true } satisfies DrawnNotice));
    question.first.resolve(answer);
  }

  /** The worker has loaded. The timer restarts, so that a slow connection doesn't count against the file. */
  #begin(): void {
    this.#ready = true;
    for (const question of this.#questions.values())
      if (question.timer !== undefined) {
        clearTimeout(question.timer);
        question.timer = this.#limit();
      }
  }

  /** Handles a worker that ended silently. */
  #miss(worker: Worker): void {
    if (worker === this.#worker) this.#abort('reader-died');
  }

  #limit(): Question['timer'] {
    return setTimeout(() => this.#abort(this.#ready ? 'too-slow' : 'reader-missing'), this.#limitMs);
  }

  #abort(code: keyof typeof PAGE_FAILURES): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    const failure = pageFailure(code);
    for (const { timer, first, rest } of this.#questions.values()) {
      clearTimeout(timer);
      first.resolve(failure);
      rest.resolve(failure);
    }
    this.#questions.clear();
  }
}

/** Reads a file again in a separate worker, for rarely needed data. Rejects with `missing` if unavailable. */
export function askOnce<Kind extends Wanted>(
  { file, path, inside }: ToRead,
  wanted: Kind,
  missing: string,
): Promise<Extract<WorkerMessage, { kind: Kind }>> {
  const worker = startWorker();
  const message = new Promise<WorkerMessage>((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(missing));
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === wanted) resolve(data);
      else if (data.kind === 'answer') reject(new Error(missing));
    };
    worker.postMessage({ id: 0, path, file, inside, wanted } satisfies ReadRequest);
  });
  return (message as Promise<Extract<WorkerMessage, { kind: Kind }>>).finally(() => worker.terminate());
}

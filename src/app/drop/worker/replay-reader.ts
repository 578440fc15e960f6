/** The page’s side of the worker that reads recordings. */
import { success } from '../../../game/result.ts';
import { pageFailure, READ_LIMIT_MS, type PAGE_FAILURES, type ReadOutcome } from '../input/failure.ts';
import type {
  DrawnNotice,
  OwnMap,
  ReadPhase,
  ReadRequest,
  RestOfGame,
  WorkerAnswer,
  WorkerMessage,
} from './messages.ts';
import { listenTo } from './listen-to.ts';
import { useOwnMaps } from './workers.ts';

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
  /** Whether the first answer has come, so that no timer runs any more. */
  isAnswered: boolean;
  /** Ends the wait for the first answer. */
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
  #isReady = false;
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
      draws,
      onPhase,
      isAnswered: false,
      timer: this.#startTimer(),
      first: Promise.withResolvers(),
      rest: Promise.withResolvers(),
    };
    this.#questions.set(id, question);
    this.#worker?.postMessage({ id, path, file, inside, again, waits, draws } satisfies ReadRequest);
    return { first: question.first.promise, rest: question.rest.promise };
  }

  /** Sets the visitor’s map files for all further games, also those that other workers read. */
  useMaps(maps: readonly OwnMap[]): void {
    useOwnMaps(maps, this.#worker);
  }

  /** Cancels the current file, and ends the worker. */
  cancel(): void {
    if ([...this.#questions.values()].some(({ isAnswered }) => !isAnswered)) this.#abort('cancelled');
  }

  #listen(worker: Worker): Worker {
    listenTo(worker, {
      onMessage: (message) => this.#onMessage(message),
      onError: () => this.#abort(this.#isReady ? 'reader-died' : 'reader-missing'),
      // A worker that was replaced also releases its lock.
      onDeath: () => worker === this.#worker && this.#abort('reader-died'),
    });
    return worker;
  }

  #onMessage(message: WorkerMessage): void {
    if (message.kind === 'ready') return this.#onReady();
    if (message.kind === 'maps') return this.onMaps(message.files);
    const question = 'id' in message && this.#questions.get(message.id);
    if (!question) return;
    if (message.kind === 'phase') question.onPhase(message.phase);
    else if (message.kind === 'answer') this.#answer(message.id, question, message.answer);
    else if (message.kind === 'rest') {
      this.#questions.delete(message.id);
      question.rest.resolve(success(message.rest));
    }
  }

  #answer(id: number, question: Question, answer: WorkerAnswer): void {
    clearTimeout(question.timer);
    question.isAnswered = true;
    if (!('ok' in answer) || !answer.ok) this.#questions.delete(id);
    else if (question.draws)
      this.#afterPaint(() => this.#worker?.postMessage({ drawn: true } satisfies DrawnNotice));
    question.first.resolve(answer);
  }

  /** Restarts the timer, so that a slow connection doesn't count against the file. */
  #onReady(): void {
    this.#isReady = true;
    for (const question of this.#questions.values())
      if (!question.isAnswered) {
        clearTimeout(question.timer);
        question.timer = this.#startTimer();
      }
  }

  #startTimer(): Question['timer'] {
    return setTimeout(() => this.#abort(this.#isReady ? 'too-slow' : 'reader-missing'), this.#limitMs);
  }

  #abort(code: keyof typeof PAGE_FAILURES): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    const failure = pageFailure(code);
    for (const { timer, first, rest } of this.#questions.values()) {
      clearTimeout(timer);
      first.resolve(failure);
      rest.resolve(failure);
    }
    this.#questions.clear();
  }
}

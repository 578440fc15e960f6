import type { DropState } from '../session/state.ts';

/** While many files are read, the page is drawn at most this often. */
const PAUSE_MS = 150;

/**
 * Decides when a state is drawn: when work begins or is over or the visitor did something, as soon as everything that
 * happens with it has been set going; otherwise now and then, so that reading many files leaves the page free.
 */
export class Screen {
  readonly #draw: (state: DropState) => void;
  #shown: DropState | undefined;
  #waiting: DropState | undefined;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draw: (state: DropState) => void) {
    this.#draw = draw;
  }

  show(state: DropState): void {
    this.#waiting = state;
    const before = this.#shown;
    const calm =
      !state.progress || !before?.progress || state.view !== before.view || state.sorting !== before.sorting;
    const rest = this.#last + PAUSE_MS - performance.now();
    if (calm || rest <= 0) queueMicrotask(() => this.#now());
    else this.#timer ??= setTimeout(() => this.#now(), rest);
  }

  #now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting) return;
    this.#shown = this.#waiting;
    this.#waiting = undefined;
    this.#draw(this.#shown);
    this.#last = performance.now();
  }
}

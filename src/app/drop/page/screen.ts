import type { DropState } from '../session/state.ts';

/** Minimum time between redraws while many files are read. */
const PAUSE_MS = 150;

/**
 * Decides when to draw a state. When work begins or ends, or the visitor acts, it draws right after pending work has
 * started. Otherwise it draws only at intervals, so that reading many files doesn't block the page.
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

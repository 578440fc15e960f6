/** When the page is drawn, and where the focus is then. */
import { focusIsLost, focusOn } from '../../shell/island/focus.ts';
import { openButtonId } from '../../tables/columns.ts';
import { hasEnded } from '../session/entry.ts';
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

  /** Draws a state at once or after a pause; a later state replaces the one that waits. */
  show(state: DropState): void {
    this.#waiting = state;
    const previous = this.#shown;
    const calm =
      !state.progress ||
      !previous?.progress ||
      state.view !== previous.view ||
      state.sorting !== previous.sorting;
    const waitMs = this.#last + PAUSE_MS - performance.now();
    if (calm || waitMs <= 0) queueMicrotask(() => this.#drawWaiting());
    else this.#timer ??= setTimeout(() => this.#drawWaiting(), waitMs);
  }

  #drawWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting) return;
    this.#shown = this.#waiting;
    this.#waiting = undefined;
    this.#draw(this.#shown);
    this.#last = performance.now();
  }
}

/** Identifies the screen of a state, as far as the focus is concerned. */
function screenOf({ view, entries, watch }: DropState): string {
  if (watch?.large) return 'second screen';
  if (view.kind !== 'entry') return view.kind;
  const entry = entries.find(({ id }) => id === view.id);
  return entry && hasEnded(entry) ? `entry ${entry.id}` : 'reading';
}

/**
 * Moves the focus after a redraw: to the heading of a new screen or, when returning to the list, to the previous row.
 * When a list begins to fill, the focus stays.
 */
export function moveDropFocus(root: HTMLElement, previous: DropState, now: DropState): void {
  const screen = screenOf(now);
  if (screen === screenOf(previous)) {
    // The button that was pressed may have disappeared with the change. What the visitor reads stays in place.
    const changed = previous.library !== null && previous.library.games !== now.library?.games;
    if (changed && focusIsLost()) document.getElementById('library')?.focus({ preventScroll: true });
    return;
  }
  if (screen === 'reading') return;
  if (screen === 'list') {
    if (previous.view.kind === 'entry') focusOn(document.getElementById(openButtonId(previous.view.id)));
    return;
  }
  focusOn(root.querySelector('h1'));
  // The heading may be outside the visible area.
  scrollTo(0, 0);
}

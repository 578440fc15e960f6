import type { DropSession } from '../session/session.ts';
import type { View } from '../session/state.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
/** How long after the last movement a visitor is probably still reading. */
const READING_MS = 60_000;

/** Whether the visitor is reading or typing, so that a new game must not replace what they see. */
export class Presence {
  readonly #session: DropSession;
  #view: View | undefined;
  /** When the visitor last used what is on display now, in ms of the page's clock. */
  #used = -Infinity;

  constructor(session: DropSession) {
    this.#session = session;
    session.subscribe(({ view }) => {
      if (view !== this.#view) this.#used = -Infinity;
      this.#view = view;
    });
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(event, () => (this.#used = performance.now()), { passive: true });
  }

  isBusy(): boolean {
    if (document.activeElement?.matches(FIELDS)) return true;
    return this.#session.state.view.kind !== 'start' && performance.now() - this.#used < READING_MS;
  }
}

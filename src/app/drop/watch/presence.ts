import type { DropSession } from '../session/session.ts';
import type { View } from '../session/state.ts';
import type { WatchState } from './state.ts';

/** Where one types, and a game that plays. */
const FIELDS = 'input:is([type="text"], [type="search"], :not([type])), textarea, [contenteditable]';
const PLAYING = '.play-bar.playing';
/** How long after the last movement a visitor is probably still reading. */
const READING_MS = 60_000;

/** Whether the visitor is reading or typing, so that a new game must not replace what they see. */
export class Presence {
  #view: View | undefined;
  #phase: WatchState['phase'] | undefined;
  /** When the visitor last used what is on display now, in ms of the page's clock. */
  #used = -Infinity;

  constructor(session: DropSession) {
    session.subscribe(({ view, watch }) => {
      if (view !== this.#view || watch?.phase !== this.#phase) this.#used = -Infinity;
      [this.#view, this.#phase] = [view, watch?.phase];
    });
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(event, () => (this.#used = performance.now()), { passive: true });
  }

  isBusy(): boolean {
    if (document.activeElement?.matches(FIELDS) || document.querySelector(PLAYING)) return true;
    return performance.now() - this.#used < READING_MS;
  }
}

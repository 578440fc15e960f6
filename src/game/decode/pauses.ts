import type { Game } from '../game.ts';
import { LIMITS } from './limits.ts';
import { ACTION } from './w3gjs/action-ids.ts';

type Pause = NonNullable<Game['pauses']>[number];

/** Minimum length of a listed pause; a shorter one is just a key pressed twice. */
const LISTED_FROM_MS = 1000;

/** Measures the time during which the game is paused, in total and for each pause. */
export class Pauses {
  /** Time spent paused so far. */
  totalMs = 0;
  #open: Pause | null = null;
  #closed: Pause[] = [];

  /** Whether the time that passes now belongs to a pause and not to the game. */
  pass(ms: number): boolean {
    if (!this.#open) return false;
    this.totalMs += ms;
    this.#open.lastedMs += ms;
    return true;
  }

  /** Handles a pause or resume command at a game time; `slot` is null if the sender has no lobby slot. */
  command(id: number, ms: number, slot: number | null): void {
    if (id === ACTION.pause) this.#open ??= { ms, slot, lastedMs: 0 };
    else if (id === ACTION.resume) this.#close();
  }

  /** All listed pauses in order; the last may continue until the end of the recording. */
  finish(): Pause[] {
    this.#close();
    return this.#closed;
  }

  #close(): void {
    if (this.#open && this.#open.lastedMs >= LISTED_FROM_MS && this.#closed.length < LIMITS.pauses)
      this.#closed.push(this.#open);
    this.#open = null;
  }
}

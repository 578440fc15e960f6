import type { Game } from '../game.ts';
import { LIMITS } from './limits.ts';
import { ACTION } from './w3gjs/action-ids.ts';

type Pause = NonNullable<Game['pauses']>[number];

/** Shorter ones are a key pressed twice. */
const LISTED_FROM_MS = 1000;

/** Time that passes while the game stands still, in all and by pause. */
export class Pauses {
  totalMs = 0;
  #open: Pause | null = null;
  #closed: Pause[] = [];

  /** Whether time that passes now is none of the game. */
  pass(ms: number): boolean {
    if (!this.#open) return false;
    this.totalMs += ms;
    this.#open.lastedMs += ms;
    return true;
  }

  /** A command of a player at a time of the game; `slot` is null for somebody who sits nowhere. */
  command(id: number, ms: number, slot: number | null): void {
    if (id === ACTION.pause) this.#open ??= { ms, slot, lastedMs: 0 };
    else if (id === ACTION.resume) this.#close();
  }

  /** All pauses that anybody noticed, in their order; one may last until the end of the recording. */
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
